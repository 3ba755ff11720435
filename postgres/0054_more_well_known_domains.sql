-- More well-known domains than those of 0010, which are mostly English, German and French: of each country its papers,
-- broadcasters, portals, magazines and press-release wires (news), hosts of blogs, forums and review sites (community),
-- encyclopedias, learning platforms, universities and medical reference (education), and what is government though no
-- registry says so. From general knowledge, not from what any brand was cited with; shops, companies and products are
-- not in it. Neither is what src/domains/content-type.ts tells by a host's name, except hosts that others are below
-- (n.news.naver.com is below news.naver.com), nor what is below a line of the same kind.

-- What 0010 says plainly wrong. What an operator changed since then stays.
UPDATE well_known_domains AS known SET content_type = right_one.content_type
FROM (VALUES
  -- A question-and-answer site, as quora.com.
  ('zhihu.com', 'social_media', 'community'),
  -- Magazines and trade press, as bankrate.com, techradar.com and rtings.com beside them; none hosts blogs.
  ('nerdwallet.com', 'blog', 'news'),
  ('searchengineland.com', 'blog', 'news'),
  ('searchenginejournal.com', 'blog', 'news'),
  ('outdoorgearlab.com', 'blog', 'news'),
  ('switchbacktravel.com', 'blog', 'news')
) AS right_one (domain, was, content_type)
WHERE known.domain = right_one.domain AND known.content_type = right_one.was;

DELETE FROM well_known_domains AS known
USING (VALUES
  -- A portal with shops, maps and a search below it; its news, blogs and forums have lines of their own.
  ('naver.com', 'social_media'),
  -- The Strategist is below nymag.com; this is a company.
  ('strategist.com', 'news')
) AS wrong (domain, content_type)
WHERE known.domain = wrong.domain AND known.content_type = wrong.content_type;

INSERT INTO well_known_domains (domain, content_type)
SELECT domain, content_type
FROM (VALUES
  -- Japan.
  ('news', '25ans.jp 47news.jp 4gamer.net advertimes.com aera-digital.jp allabout.co.jp an-an.jp ananweb.jp ascii.jp
    atpress.ne.jp autoby.jp automaton-media.com baila.hpplus.jp baseballking.jp bepal.net bestcarweb.jp bike-news.jp
    biteki.com bizzine.jp brutus.jp bunshun.jp businessinsider.jp camphack.nap-camp.com cancam.jp
    carview.yahoo.co.jp chugoku-np.co.jp chunichi.co.jp cinematoday.jp classy-online.jp codezine.jp coinpost.jp
    courrier.jp crank-in.net creators.yahoo.co.jp croissant-online.jp cyclesports.jp daily.co.jp dailyshincho.jp
    delishkitchen.tv denfaminicogamer.jp dengekionline.com diamond.jp domani.shogakukan.co.jp eclat.hpplus.jp
    eiga.com enterprisezine.jp esse-online.jp excite.co.jp famitsu.com fashion-press.net fashionsnap.com
    finance.yahoo.co.jp fnn.jp forbesjapan.com friday.kodansha.co.jp fujitv.co.jp game8.jp gamer.ne.jp gamespark.jp
    gamewith.jp gdo-news.com gendai.media gentosha.jp getnavi.jp gigazine.net gizmodo.jp gqjapan.jp hanako.tokyo
    hinata.me hochi.news hokkaido-np.co.jp huffingtonpost.jp hugkum.sho.jp hypebeast.com i-voce.jp icotto.jp
    impress.co.jp inside-games.jp itmedia.co.jp japan-guide.com japantoday.com jbpress.ismedia.jp jiji.com
    josei7.com jprime.jp kabutan.jp kahoku.news kobe-np.co.jp kurashiru.com kuruma-news.jp kyodonews.jp
    kyodonews.net kyoto-np.co.jp kyounoryouri.jp lee.hpplus.jp lettuceclub.net lifehacker.jp livejapan.com
    macaro-ni.jp magazineworld.jp maquia.hpplus.jp markezine.jp matcha-jp.com mdpr.jp mi-mollet.com minkabu.jp
    moneypost.jp my-best.com natalie.mu news-postseven.com news.livedoor.com news.yahoo.co.jp newspicks.com
    newsweekjapan.jp nikkan-gendai.com nikkansports.com nikkeibp.co.jp nippon.com nishinippon.co.jp non-no.hpplus.jp
    ntv.co.jp oggi.jp okinawatimes.co.jp orangepage.net oricon.co.jp phileweb.com popeyemagazine.jp postseven.com
    precious.jp president.jp prtimes.jp publickey1.jp rbbtoday.com realsound.jp response.jp retrip.jp roomie.jp
    rurubu.jp ryukyushimpo.jp sankei.com sanspo.com shinmai.co.jp sirogohan.com soccer-king.jp soranews24.com
    sotokoto-online.jp sponichi.co.jp sportiva.shueisha.co.jp sports.yahoo.co.jp stereosound.co.jp storyweb.jp
    tabizine.jp tbs.co.jp techno-edge.net the360.life thebridge.jp timeout.jp tokyo-calendar.jp tokyo-np.co.jp
    tokyo-sports.co.jp tokyocheapo.com toyokeizai.net tsunagujapan.com tv-asahi.co.jp tv-tokyo.co.jp valuepress.jp
    veryweb.jp vivi.tv voce.jp vogue.co.jp webcg.net wedge.ismedia.jp wired.jp withnews.jp woman.mynavi.jp
    wwdjapan.com yamakei-online.com young-machine.com ytv.co.jp zakzak.co.jp'),
  ('blog', 'ameblo.jp blog.goo.ne.jp blog.jp blog.ss-blog.jp blogmura.com ch.nicovideo.jp cocolog-nifty.com exblog.jp
    fc2.com hateblo.jp hatenablog.com hatenablog.jp hatenadiary.com hatenadiary.jp jugem.jp lineblog.me livedoor.jp
    muragon.com note.mu plaza.rakuten.co.jp seesaa.net'),
  ('community', '2ch.net 4travel.jp 5ch.net b.hatena.ne.jp booklog.jp bookmeter.com chiebukuro.yahoo.co.jp cookpad.com
    cosme.net e-mansion.co.jp filmarks.com girlschannel.net itreview.jp kakaku.com komachi.yomiuri.co.jp
    lipscosme.com mamari.jp minkara.carview.co.jp minkou.jp mixi.jp okwave.jp openwork.jp oshiete.goo.ne.jp
    recipe.rakuten.co.jp retty.me tabelog.com teratail.com togetter.com tripadvisor.jp yamap.com yamareco.com'),
  ('education', 'dic.nicovideo.jp dic.pixiv.net dotinstall.com e-words.jp eow.alc.co.jp jstage.jst.go.jp kotobank.jp
    manabi.benesse.ne.jp medicalnote.jp msdmanuals.com passnavi.obunsha.co.jp progate.com studysapuri.jp weblio.jp'),
  ('docs', 'developers.line.biz'),
  ('social_media', 'nicovideo.jp pixiv.net'),
  ('government', 'boj.or.jp japan.travel'),
  -- Korea.
  ('news', 'aitimes.com aitimes.kr ajunews.com allkpop.com allurekorea.com apparelnews.co.kr asiae.co.kr
    autoherald.co.kr autotimes.co.kr autoview.co.kr babynews.co.kr beautynury.com besuccess.com betanews.net
    bizwatch.co.kr bloter.net boannews.com bodnara.co.kr busan.com businesspost.co.kr byline.network chosunbiz.com
    ciokorea.com cmn.co.kr consumernews.co.kr cosmopolitan.co.kr cosmorning.com dailian.co.kr dailymedi.com
    dailypharm.com dazedkorea.com ddaily.co.kr dispatch.co.kr docdocdoc.co.kr doctorsnews.co.kr donga.com dt.co.kr
    economist.co.kr edaily.co.kr elle.co.kr entertain.naver.com esquirekorea.co.kr etnews.com etoday.co.kr
    fashionbiz.co.kr finance.naver.com fnnews.com gamemeca.com globalautonews.com gqkorea.co.kr hani.co.kr
    hankookilbo.com hankyung.com harpersbazaar.co.kr heraldcorp.com hidoc.co.kr huffingtonpost.kr ichannela.com
    imaeil.com imbc.com inews24.com insight.co.kr inven.co.kr isplus.com itdonga.com itworld.co.kr jangup.com
    joongang.co.kr journalist.or.kr jtbc.co.kr kbench.com kbs.co.kr khan.co.kr kmib.co.kr kookje.co.kr
    koreabiomed.com koreaboo.com koreajoongangdaily.com koreajoongangdaily.joins.com kormedi.com kwnews.co.kr
    lawtimes.co.kr marieclairekorea.com mbn.co.kr media.daum.net mediatoday.co.kr medicaltimes.com mk.co.kr
    mkhealth.co.kr moneys.co.kr motorgraph.com motoya.co.kr mt.co.kr munhwa.com newdaily.co.kr news.daum.net
    news.nate.com news.naver.com news1.kr newsis.com newspim.com newstapa.org newswire.co.kr noblesse.com
    nocutnews.co.kr ohmynews.com osen.co.kr outstanding.kr platum.kr ppss.kr pressian.com sbs.co.kr sedaily.com
    segye.com seoul.co.kr singleskorea.com sisain.co.kr sisajournal.com slownews.kr soompi.com sports.naver.com
    sportschosun.com sportsseoul.com spotvnews.co.kr starnewskorea.com techm.kr thebell.co.kr thelec.kr
    thisisgame.com top-rider.com tvchosun.com v.daum.net venturesquare.net viva100.com vogue.co.kr wadiz.news
    wikitree.co.kr wkorea.com womaneconomy.co.kr xportsnews.com yakup.com yna.co.kr yonhapnews.co.kr
    yonhapnewstv.co.kr ytn.co.kr zdnet.co.kr'),
  ('blog', 'blog.daum.net blog.nate.com blog.naver.com brunch.co.kr contents.premium.naver.com egloos.com maily.so
    post.naver.com steemit.com tistory.com velog.io'),
  ('community', '10000recipe.com 82cook.com arca.live bobaedream.co.kr cafe.daum.net cafe.naver.com clien.net
    coolenjoy.net dcinside.com diningcode.com dogdrip.net dvdprime.com etoland.co.kr fmkorea.com humoruniv.com
    ilbe.com instiz.net jobplanet.co.kr kin.naver.com mangoplate.com meeco.kr missyusa.com mlbpark.donga.com
    momsholic.com okky.kr pann.nate.com parkoz.com ppomppu.co.kr quasarzone.com ruliweb.com siksinhot.com
    slrclub.com teamblind.com theqoo.net todayhumor.co.kr'),
  ('education', '100.daum.net class101.net dbpia.co.kr dic.daum.net dict.naver.com doopedia.co.kr ebs.co.kr ebsi.co.kr
    fastcampus.co.kr inflearn.com kci.go.kr kiss.kstudy.com kmooc.kr librewiki.net megastudy.net namu.wiki
    nomadcoders.co opentutorials.org programmers.co.kr riss.kr terms.naver.com wikidocs.net'),
  ('docs', 'developers.kakao.com developers.naver.com'),
  ('social_media', 'afreecatv.com band.us sooplive.co.kr story.kakao.com tv.naver.com'),
  ('government', 'bok.or.kr fss.or.kr kisa.or.kr korea.kr kotra.or.kr nhis.or.kr visitkorea.or.kr visitseoul.net'),
  -- China.
  ('news', '10jqka.com.cn 12365auto.com 163.com 17173.com 199it.com 21cbh.com 21jingji.com 36kr.com 39.net 3dmgame.com
    51cto.com ali213.net auto.qq.com autohome.com.cn bitauto.com bjd.com.cn bjnews.com.cn caixin.com ccidnet.com
    cctv.cn cctv.com ce.cn cgtn.com china.com.cn china.org.cn chinadaily.com.cn chinanews.com chinanews.com.cn
    chinaz.com cls.cn cnbeta.com cnbeta.com.tw cnfol.com cnhubei.com cnr.cn cnstock.com cntv.cn cqnews.net cri.cn
    cs.com.cn d1ev.com dahe.cn dayoo.com donews.com douguo.com duowan.com dzwww.com eastday.com eastmoney.com
    ebrun.com ecns.cn eeo.com.cn ejinsight.com ent.qq.com expreview.com familydoctor.com.cn finance.qq.com
    foodaily.com gamersky.com gasgoo.com gcores.com geekpark.net globaltimes.cn gmw.cn gq.com.cn guancha.cn
    hangzhou.com.cn hexun.com huanqiu.com huxiu.com ifanr.com ifeng.com infoq.cn infzm.com it168.com ithome.com
    iyiou.com jfdaily.com jiemian.com jrj.com.cn jxnews.com.cn leiphone.com meishichina.com meishij.net
    mydrivers.com nanfangdaily.com.cn nbd.com.cn netease.com new.qq.com news.cn news.qq.com nfnews.com onlylady.com
    pandaily.com pcauto.com.cn pchome.net pconline.com.cn people.com.cn pingwest.com prnasia.com qianlong.com
    rayli.com.cn rednet.cn scol.com.cn sdnews.com.cn shine.cn shobserver.com sina.cn sina.com sina.com.cn
    sixthtone.com sohu.com southcn.com sports.qq.com sspai.com stcn.com sznews.com tech.qq.com technode.com
    techweb.com.cn thepaper.cn tmtpost.com toutiao.com trends.com.cn view.inews.qq.com voc.com.cn vogue.com.cn
    wallstreetcn.com xcar.com.cn xinhuanet.com xinmin.cn xywy.com ycwb.com yesky.com yicai.com yiche.com ynet.com
    yoka.com youth.cn yystv.cn zaobao.com zaobao.com.sg zjol.com.cn zol.com.cn'),
  ('blog', 'baijiahao.baidu.com blog.163.com blog.51cto.com blog.sina.com.cn cnblogs.com csdn.net jianshu.com
    juejin.cn lofter.com mbd.baidu.com mp.weixin.qq.com oschina.net segmentfault.com woshipm.com'),
  ('community', '1point3acres.com 52pojie.cn babytree.com bbs.pcauto.com.cn chiphell.com club.autohome.com.cn
    coolapk.com dianping.com douban.com gter.net guba.eastmoney.com guokr.com hostloc.com hupu.com k.autohome.com.cn
    kanxue.com mafengwo.cn mama.cn mitbbs.com muchong.com newsmth.net nga.178.com nga.cn ngabbs.com nowcoder.com
    pcbaby.com.cn pcbeta.com qyer.com smzdm.com taptap.cn taptap.com tianya.cn tieba.baidu.com tousu.sina.com.cn
    v2ex.com wenwen.sogou.com xiachufang.com xiaomuchong.com xueqiu.com zhidao.baidu.com'),
  ('education', 'baike.baidu.com baike.com baike.sogou.com chinaxiv.org chsi.com.cn cnki.net cqvip.com doc88.com
    docin.com dxy.cn dxy.com eol.cn gaokao.cn gushiwen.cn hudong.com iciba.com icourse163.org imooc.com
    jingyan.baidu.com kepuchina.cn koolearn.com moegirl.org moegirl.org.cn msdmanuals.cn runoob.com sciencenet.cn
    wanfangdata.com.cn wenku.baidu.com wiki.mbalib.com wikihow.com xuetangx.com youdao.com zdic.net'),
  ('docs', 'developer.aliyun.com developer.huawei.com developers.weixin.qq.com help.aliyun.com open.weixin.qq.com'),
  ('social_media', 'acfun.cn douyu.com huya.com ixigua.com qzone.qq.com weibo.cn xhslink.com youku.com'),
  -- Taiwan and Hong Kong.
  ('news', '4gamers.com.tw 7car.tw aastocks.com am730.com.hk autonet.com.tw bastillepost.com bella.tw bnext.com.tw
    businessweekly.com.tw carstuff.com.tw cheers.com.tw chinatimes.com cna.com.tw cnyes.com commonhealth.com.tw
    consumer.org.hk cool3c.com cosmopolitan.com.tw ctee.com.tw ctitv.com.tw cts.com.tw cw.com.tw digitimes.com
    digitimes.com.tw dotdotnews.com ebc.net.tw edh.tw eprice.com.hk eprice.com.tw etnet.com.hk ettoday.net
    everydayhealth.com.tw focustaiwan.tw foodnext.net ftvnews.com.tw gnn.gamer.com.tw gq.com.tw gvm.com.tw
    harpersbazaar.com.tw heho.com.tw hk01.com hkepc.com hket.com hongkongfp.com i-cable.com inmediahk.net
    inside.com.tw ithome.com.tw juksy.com kocpc.com.tw ltn.com.tw mababy.com managertoday.com.tw marieclaire.com.tw
    master-insight.com mingpao.com mirrormedia.mg moneydj.com mrmad.com.tw newmobilelife.com newtalk.tw niusnews.com
    nownews.com on.cc parenting.com.tw peopo.org popdaily.com.tw pts.org.tw qooah.com readmoo.news rthk.hk
    rti.org.tw setn.com singtao.ca skypost.hk sogi.com.tw stheadline.com storm.mg sundaykiss.com supermoto8.com
    taipeitimes.com taiwannews.com.tw techbang.com technews.tw thenewslens.com thestandard.com.hk top1health.com
    ttv.com.tw tvb.com tvbs.com.tw u-car.com.tw udn.com ulifestyle.com.hk unwire.hk upmedia.mg vogue.com.tw
    walkerland.com.tw wealth.com.tw weekendhk.com womany.net womenshealthmag.com.tw'),
  ('blog', 'blog.udn.com matters.news matters.town pixnet.net vocus.cc xuite.net'),
  ('community', 'asiaxpat.com baby-kingdom.com babyhome.com.tw backpackers.com.tw bahamut.com.tw cook1cook.com
    dcard.tw dcfever.com discuss.com.hk fashionguide.com.tw gamer.com.tw geoexpat.com hkgolden.com icook.tw
    ithelp.ithome.com.tw lihkg.com mobile01.com openrice.com ptt.cc pttweb.cc urcosme.com uwants.com'),
  ('education', 'airitilibrary.com hahow.in hahow.net pansci.asia'),
  ('social_media', 'plurk.com'),
  ('government', 'ha.org.hk'),
  -- Singapore, Malaysia and the Philippines.
  ('news', '8days.sg abs-cbn.com amanz.my asiaone.com astroawani.com autoindustriya.com bernama.com bharian.com.my
    businesstimes.com.sg bworldonline.com carguide.ph chinapress.com.my cna.asia danielfooddiary.com
    dollarsandsense.sg e27.co esquiremag.ph freemalaysiatoday.com gmanetwork.com hardwarezone.com.sg herworld.com
    hmetro.com.my honeykidsasia.com ladyiironchef.com lowyat.net malaymail.com malaysiakini.com manilatimes.net
    mb.com.ph mothership.sg nst.com.my orientaldaily.com.my paultan.org pep.ph philstar.com pna.gov.ph preview.ph
    rappler.com ricemedia.co sassymamasg.com says.com sethlui.com sinarharian.com.my sinchew.com.my soyacincau.com
    spot.ph techinasia.com theasianparent.com theedgemalaysia.com theedgemarkets.com thesmartlocal.com
    thestar.com.my timeout.com tnp.sg todayonline.com topgear.com.ph unbox.ph utusan.com.my visor.ph vulcanpost.com
    worldofbuzz.com yugatech.com'),
  ('community', 'burpple.com cari.com.my forum.lowyat.net forums.hardwarezone.com.sg hardwarezone.com kiasuparents.com
    mycarforum.com pinoyexchange.com seedly.sg singaporeexpats.com'),
  ('education', 'healthhub.sg healthxchange.sg hellodoctor.com.ph hellodoktor.com'),
  -- Indonesia.
  ('news', 'antaranews.com autonetmagz.com beritasatu.com bisnis.com bola.com bola.net brilio.net cnbcindonesia.com
    cnnindonesia.com cosmopolitan.co.id dailysocial.id dailysocial.net detik.com duniagames.co.id femina.co.id
    fimela.com grid.id gridoto.com haibunda.com herworld.co.id hipwee.com hybrid.co.id idntimes.com inews.id
    investor.id jagatreview.com jakartaglobe.id jawapos.com jpnn.com katadata.co.id kompas.com kompas.id kompas.tv
    kontan.co.id kumparan.com liputan6.com magdalene.co marketeers.com medcom.id mediaindonesia.com merdeka.com
    metrotvnews.com mojok.co motorplus-online.com narasi.tv okezone.com otodriver.com otomotifnet.com parapuan.co
    pikiran-rakyat.com popbela.com popmama.com republika.co.id rmol.id selular.id sindonews.com suara.com swa.co.id
    tempo.co tempo.com theasianparent.co.id theconversation.com thejakartapost.com tirto.id tribunnews.com
    tvonenews.com viva.co.id voi.id wartaekonomi.co.id'),
  ('blog', 'kompasiana.com'),
  ('community', 'femaledaily.com kaskus.co.id serayamotor.com'),
  ('education', 'alodokter.com brainly.co.id dicoding.com hellosehat.com kbbi.web.id klikdokter.com quipper.com
    ruangguru.com sehatq.com zenius.net'),
  ('government', 'indonesia.travel'),
  -- Thailand.
  ('news', 'amarinbabyandkids.com amarintv.com autolifethailand.tv autospinn.com baanlaesuan.com bangkokbiznews.com
    bangkokpost.com beartai.com blognone.com brandage.com brandinside.asia car250.com ch3plus.com ch7.com
    coconuts.co dailynews.co.th droidsans.com ellethailand.com forbesthailand.com goodlifeupdate.com grandprix.co.th
    headlightmag.com isranews.org kapook.com khaosod.co.th khaosodenglish.com komchadluek.net longtunman.com
    manager.co.th marketeeronline.co marketingoops.com matichon.co.th mgronline.com mthai.com naewna.com
    nationthailand.com nationtv.tv notebookspec.com one31.net positioningmag.com posttoday.com pptvhd36.com
    prachachat.net prachatai.com praew.com sanook.com siamrath.co.th siamsport.co.th springnews.co.th sudsapda.com
    techhub.in.th techsauce.co thaienquirer.com thaiger.com thaipbs.or.th thaipbsworld.com thaipost.net
    thairath.co.th thansettakij.com themomentum.co thestandard.co thethaiger.com tnnthailand.com vogue.co.th
    workpointnews.com workpointtoday.com'),
  ('blog', 'blockdit.com bloggang.com exteen.com oknation.net'),
  ('community', 'aseannow.com dek-d.com pantip.com sistacafe.com thaivisa.com wongnai.com'),
  ('education', 'hellokhunmor.com medthai.com pobpad.com trueplookpanya.com'),
  ('government', 'bot.or.th tourismthailand.org'),
  -- Vietnam.
  ('news', '24h.com.vn afamily.vn autopro.com.vn baodautu.vn baomoi.com baotintuc.vn bongda.com.vn bongdaplus.vn
    brandsvietnam.com cafebiz.vn cafef.vn dantri.com.vn danviet.vn diendandoanhnghiep.vn doanhnhansaigon.vn elle.vn
    emdep.vn eva.vn genk.vn harpersbazaar.vn ictnews.vn kenh14.vn kinhtedothi.vn laodong.vn marrybaby.vn ngoisao.net
    nguoiduatin.vn nhandan.vn nld.com.vn phunuonline.com.vn plo.vn qdnd.vn saigontimes.vn sggp.org.vn soha.vn
    suckhoedoisong.vn thanhnien.vn theinvestor.vn thesaigontimes.vn thethaovanhoa.vn tienphong.vn
    tinnhanhchungkhoan.vn tuoitre.vn vietcetera.com vietnamnet.vn vietnamnews.vn vietnamplus.vn vietstock.vn
    vir.com.vn vneconomy.vn vnexpress.net vnreview.vn vov.vn vtc.vn vtv.vn whatcar.vn zingnews.vn znews.vn'),
  ('blog', 'spiderum.com viblo.asia'),
  ('community', 'cooky.vn foody.vn lamchame.com otofun.net otosaigon.com tinhte.vn voz.vn webtretho.com'),
  ('education', 'hellobacsi.com hoc247.net hocmai.vn loigiaihay.com topuniversities.com vietjack.com vndoc.com
    vuihoc.vn youmed.vn'),
  ('government', 'baochinhphu.vn chinhphu.vn'),
  -- India and South Asia.
  ('news', '91mobiles.com aajtak.in abplive.com adaderana.lk afaqs.com altnews.in amarujala.com analyticsindiamag.com
    anandabazar.com andhrajyothy.com aninews.in architecturaldigest.in arynews.tv asianetnews.com autocarindia.com
    barandbench.com bdnews24.com beebom.com bestmediainfo.com bgr.in bhaskar.com bikedekho.com bikewale.com
    bollywoodhungama.com bqprime.com brecorder.com business-standard.com businesstoday.in campaignindia.in
    carandbike.com cardekho.com cartoq.com carwale.com cnbctv18.com cntraveller.in cosmopolitan.in cricbuzz.com
    crictracker.com dailymirror.lk dailythanthi.com dawn.com deccanchronicle.com deccanherald.com dhakatribune.com
    digit.in dinakaran.com dinamalar.com dinamani.com divyabhaskar.co.in dnaindia.com downtoearth.org.in dqindia.com
    dunyanews.tv economictimes.com economynext.com eenadu.net eisamay.com ekantipur.com elle.in entrackr.com
    esakal.com espncricinfo.com exchange4media.com express.pk expresscomputer.in femina.in filmcompanion.in
    filmfare.com financialexpress.com firstpost.com fonearena.com fossbytes.com freepressjournal.in ft.lk
    gaadiwaadi.com geo.tv gizbot.com gqindia.com grazia.co.in gujaratsamachar.com harpersbazaar.in hellomagindia.com
    herzindagi.com hirunews.lk ians.in inc42.com india.com indianretailer.com indiatoday.in island.lk ittefaq.com.bd
    jagran.com jang.com.pk jansatta.com jugantor.com kalerkantho.com kannadaprabha.com kathmandupost.com koimoi.com
    lifestyleasia.com livehindustan.com livelaw.in lokmat.com loksatta.com maalaimalar.com maharashtratimes.com
    manoramaonline.com mathrubhumi.com medianama.com mid-day.com missmalini.com moneycontrol.com myrepublica.com
    nation.com.pk ndtvprofit.com nepalitimes.com newagebd.net newindianexpress.com news18.com newsfirst.lk
    newslaundry.com odishatv.in oneindia.com onlinekhabar.com onlymyhealth.com opindia.com outlookindia.com
    overdrive.in patrika.com pcquest.com pinkvilla.com popxo.com prabhatkhabar.com prajavani.net prothomalo.com
    ptinews.com pudhari.news punjabkesari.in rediff.com republicworld.com rushlane.com sakshi.com samaa.tv
    sandesh.com sangbadpratidin.in scroll.in setopati.com sportskeeda.com storyboard18.com sundaytimes.lk
    swarajyamag.com tarladalal.com tbsnews.net techcircle.in telegraphindia.com the-ken.com thebetterindia.com
    thedailystar.net thehealthsite.com thehimalayantimes.com thehindubusinessline.com thenews.com.pk theprint.in
    thequint.com thestatesman.com theweek.in thewire.in timesnownews.com timesofindia.com tribune.com.pk
    tribuneindia.com uniindia.com valueresearchonline.com vccircle.com vijaykarnataka.com vikatan.com vogue.in
    wionews.com yourstory.com zeebiz.com zigwheels.com'),
  ('community', 'ambitionbox.com consumercomplaints.in holidayiq.com mouthshut.com team-bhp.com tripoto.com
    valuepickr.com'),
  ('education', 'adda247.com banglapedia.org byjus.com careers360.com collegedunia.com drishtiias.com embibe.com
    getmyuni.com greatlearning.in interviewbit.com jagranjosh.com javatpoint.com medindia.net mygreatlearning.com
    scaler.com shiksha.com simplilearn.com testbook.com toppr.com unacademy.com upgrad.com vedantu.com'),
  ('government', 'incredibleindia.org mygov.in rbi.org.in'),
  -- Arab countries.
  ('news', 'aawsat.com addustour.com ahram.org.eg aitnews.com ajel.sa akhbaar24.com akhbar-alkhaleej.com
    akhbarelyom.com al-akhbar.com al-jazirah.com al-madina.com al-monitor.com al-sharq.com alanba.com.kw
    alarabiya.net alaraby.co.uk alayam.com albayan.ae aleqt.com alghad.com alhurra.com alittihad.ae aljarida.com
    aljazeera.net alkhaleej.ae almalnews.com almasryalyoum.com almayadeen.net almowaten.net alqabas.com alquds.co.uk
    alrai.com alraimedia.com alriyadh.com alsumaria.tv alwatan.com.sa alyaum.com ammonnews.net annahar.com aps.dz
    arabhardware.net arabi21.com arabianbusiness.com arabnews.com arabtimesonline.com arageek.com argaam.com
    asharq.com asharqbusiness.com atyabtabkha.com bladi.net businessnews.com.tn cairo24.com cnbcarabia.com
    cosmopolitanme.com dailynewsegypt.com dailystar.com.lb dohanews.co drivearabia.com echoroukonline.com
    egyptindependent.com elaph.com elbalad.news elkhabar.com elwatan-dz.com elwatannews.com emaratalyoum.com
    emirateswoman.com ennaharonline.com enterprise.press entrepreneurmiddleeast.com fatafeat.com filgoal.com
    forbesmiddleeast.com fustany.com gdnonline.com goud.ma gulf-times.com gulfbusiness.com gulfnews.com
    harpersbazaararabia.com hespress.com hiamag.com hibapress.com jamalouki.net jordantimes.com khaleejtimes.com
    kooora.com kuna.net.kw kuwaittimes.com layalina.com lbcgroup.tv le360.ma leaders-mena.com leaders.com.tn
    leconomiste.com lematin.ma lorientlejour.com lovindubai.com maaal.com madamasr.com masrawy.com mawazin.net
    medias24.com menabytes.com middleeasteye.net middleeastmonitor.com moroccoworldnews.com mosaiquefm.net
    mtv.com.lb mubasher.info muscatdaily.com naharnet.com newarab.com newsofbahrain.com nna-leb.gov.lb noonpost.com
    okaz.com.sa omandaily.om omanobserver.om petra.gov.jo qna.org.qa raialyoum.com raseef22.net raya.com royanews.tv
    rudaw.net sabq.org sasapost.com saudigamer.com saudigazette.com.sa sayidaty.net shafaq.com shahiya.com
    shemsfm.net shorouknews.com skynewsarabia.com spa.gov.sa tech-wd.com telquel.ma thenationalnews.com
    thepeninsulaqatar.com timeoutdubai.com timesofoman.com true-gaming.net tsa-algerie.com tunisienumerique.com
    ultrasawt.com vetogate.com vogue.me wam.ae wamda.com webmanagercenter.com whatson.ae yabiladi.com yallakora.com
    yasmina.com youm7.com zawya.com'),
  ('community', 'expat.com expatwoman.com hawaaworld.com hsoub.com internations.org qatarliving.com startimes.com'),
  ('education', 'academy.hsoub.com almaany.com almrsal.com altibbi.com alukah.net edraak.org hindawi.org islamqa.info
    islamweb.net mawdoo3.com nagwa.com rwaq.org webteb.com'),
  ('government', 'abudhabi.ae dubai.ae qatar.qa tamm.abudhabi u.ae visitdubai.com visitsaudi.com'),
  -- Israel.
  ('news', '13tv.co.il 972mag.com bhol.co.il bizportal.co.il calcalist.co.il calcalistech.com davar1.co.il forward.com
    gadgety.co.il geektime.co.il globes.co.il haaretz.co.il i24news.tv icar.co.il ice.co.il inn.co.il
    israelhayom.co.il israelhayom.com israelnationalnews.com jpost.com jta.org kan.org.il kikar.co.il kipa.co.il
    maariv.co.il mako.co.il makorrishon.co.il n12.co.il nocamels.com one.co.il onlife.co.il pc.co.il reshet.tv
    saloona.co.il sport5.co.il srugim.co.il themarker.com themedialine.org walla.co.il ynetnews.com zman.co.il'),
  ('blog', 'blogs.timesofisrael.com'),
  ('community', 'fxp.co.il hwzone.co.il rest.co.il rotter.net tapuz.co.il'),
  ('education', 'hamichlol.org.il'),
  ('government', 'boi.org.il'),
  -- Turkey.
  ('news', 'aa.com.tr aksam.com.tr anka.com.tr arkitera.com aspor.com.tr beinsports.com.tr beyazperde.com bianet.org
    birgun.net bloomberght.com capital.com.tr chip.com.tr cnnturk.com cosmopolitan.com.tr cumhuriyet.com.tr
    dailysabah.com dha.com.tr diken.com.tr dunya.com duvarenglish.com egirisim.com ekonomim.com ekonomist.com.tr
    elele.com.tr elle.com.tr ensonhaber.com evrensel.net fanatik.com.tr foreks.com formsante.com.tr fotomac.com.tr
    gazeteduvar.com.tr gq.com.tr gzt.com haberler.com haberturk.com harpersbazaar.com.tr hurriyet.com.tr
    hurriyetdailynews.com iha.com.tr independentturkish.com instyle.com.tr internethaber.com karar.com lezzet.com.tr
    marieclaire.com.tr marketingturkiye.com.tr mediacat.com medyascope.tv milliyet.com.tr motor1.com mynet.com
    nefisyemektarifleri.com ntv.com.tr ntvspor.net odatv.com odatv4.com onedio.com otopark.com paradergi.com.tr
    posta.com.tr sabah.com.tr serbestiyet.com shiftdelete.net sofra.com.tr sozcu.com.tr sporx.com star.com.tr
    t24.com.tr takvim.com.tr technopat.net teknoblog.com trt.net.tr trthaber.com trtworld.com turkiyegazetesi.com.tr
    vatangazetesi.com vogue.com.tr webrazzi.com webtekno.com yemek.com yeniakit.com.tr yenisafak.com'),
  ('community', 'donanimhaber.com eksisozluk.com hukuki.net kadinlarkulubu.com kizlarsoruyor.com memurlar.net
    sikayetvar.com uludagsozluk.com'),
  ('education', 'dergipark.org.tr evrimagaci.org islamansiklopedisi.org.tr khanacademy.org.tr'),
  ('government', 'goturkiye.com'),
  -- Russia.
  ('news', '1000.menu 1tv.ru 3dnews.ru 4pda.net 7days.ru adindex.ru afisha.ru aif.ru androidinsider.ru appleinsider.ru
    atorus.ru auto.mail.ru autoreview.ru banki.ru bfm.ru championat.com cnews.ru computerra.ru cosmo.ru cossa.ru
    cybersport.ru deti.mail.ru doctorpiter.ru dom.mail.ru dp.ru drive.ru drom.ru.news e1.ru echo.msk.ru eda.ru
    edimdoma.ru elle.ru esquire.ru expert.ru ferra.ru film.ru finance.mail.ru fontanka.ru forbes.ru gastronom.ru
    gazeta.ru glamour.ru goodhouse.ru gotovim.ru gq.ru harpersbazaar.ru health.mail.ru hi-tech.mail.ru hitech.fm
    igromania.ru iguides.ru incrussia.ru inosmi.ru interfax.com interfax.ru intermedia.ru iphones.ru ixbt.com iz.ru
    izvestia.ru journal.tinkoff.ru kanobu.ru kino-teatr.ru kino.mail.ru kolesa.ru kommersant.ru kp.ru lady.mail.ru
    lenta.ru letidor.ru life.ru lifehacker.ru marieclaire.ru matchtv.ru medportal.ru meduza.io medvestnik.ru mk.ru
    mobile-review.com motor.ru nat-geo.ru news.mail.ru news.yandex.ru ng.ru ngs.ru novayagazeta.eu novayagazeta.ru
    nplus1.ru ntv.ru osp.ru overclockers.ru parents.ru pets.mail.ru pharmvestnik.ru playground.ru pravilamag.ru
    profile.ru rambler.ru rb.ru rbc.ru regnum.ru ren.tv retail.ru rg.ru ria.ru rosbalt.ru roscontrol.com rozetked.me
    rskrf.ru rtvi.com rusbase.ru russianfood.com secretmag.ru seonews.ru smotrim.ru snob.ru sobaka.ru sostav.ru
    sovsport.ru sport-express.ru sportmail.ru sports.ru sputniknews.com starhit.ru stopgame.ru t-j.ru tadviser.ru
    tass.com tass.ru the-village.ru themoscowtimes.com thevoicemag.ru tonkosti.ru tourprom.ru trud.ru tvc.ru
    tvrain.ru tvrain.tv tvzvezda.ru ura.ru vedomosti.ru vesti.ru vfokuse.mail.ru vogue.ru vokrugsveta.ru wday.ru
    woman.ru wonderzine.com wylsa.com znak.com zr.ru'),
  ('blog', 'blogs.mail.ru diary.ru dzen.ru habr.ru liveinternet.ru proza.ru spark.ru telegra.ph teletype.in
    tjournal.ru vc.ru zen.yandex.ru'),
  ('community', '4pda.ru 4pda.to 7ya.ru baby.ru babyblog.ru bolshoyvopros.ru cyberforum.ru dreamjob.ru drive2.com
    drive2.ru dtf.ru eva.ru fantlab.ru fishki.net flamp.ru forum.ixbt.com forumhouse.ru irecommend.ru kinopoisk.ru
    littleone.ru livelib.ru otvet.mail.ru otzovik.com pikabu.ru povarenok.ru prodoctorov.ru qna.habr.com
    rusfishing.ru smart-lab.ru thequestion.ru toster.ru tourister.ru turpravda.com yaplakal.com yell.ru zoon.ru'),
  ('education', 'academic.ru arzamas.academy bigenc.ru bmstu.ru cyberleninka.ru elibrary.ru foxford.ru geekbrains.ru
    gramota.ru hexlet.io hse.ru htmlacademy.ru infourok.ru intuit.ru itmo.ru javarush.com learn.javascript.ru mel.fm
    metanit.com mgimo.ru mipt.ru msu.ru multiurok.ru netology.ru nsportal.ru postnauka.ru practicum.yandex.ru
    probolezny.ru rlsnet.ru ruwiki.ru sdamgia.ru skillbox.ru spbu.ru stepik.org uchi.ru vidal.ru yaklass.ru
    znanija.com'),
  ('social_media', 'my.mail.ru rutube.ru'),
  ('government', 'cbr.ru eaeunion.org gosuslugi.ru government.ru kremlin.ru mid.ru mos.ru nalog.ru rospotrebnadzor.ru'),
  -- Ukraine and Belarus.
  ('news', '1plus1.ua 24tv.ua 5.ua ain.capital ain.ua autocentre.com.ua babel.ua belsat.eu belta.by bigmir.net
    bzh.life censor.net champion.com.ua charter97.org delo.ua dev.by dev.ua dynamo.kiev.ua elle.ua epravda.com.ua
    espreso.tv eurointegration.com.ua euroradio.fm fakty.com.ua fakty.ua finance.ua focus.ua football.ua forbes.ua
    gagadget.com glavcom.ua gordonua.com hromadske.ua ictv.ua interfax.com.ua isport.ua itc.ua korrespondent.net
    kyivindependent.com kyivpost.com lb.ua liga.net marieclaire.ua mezha.media mind.ua minfin.com.ua myfin.by
    nashaniva.com nv.ua obozrevatel.com onliner.by pravda.com.ua probusiness.io radiosvoboda.org rbc.ua sb.by
    segodnya.ua sport.ua strana.ua suspilne.media the-village.com.ua tribuna.com tsn.ua tut.by ukrinform.net
    ukrinform.ua unian.info unian.net unian.ua vogue.ua zaxid.net zerkalo.io zn.ua'),
  ('blog', 'blogs.pravda.com.ua'),
  ('community', 'dou.ua forum.od.ua forum.onliner.by forum.pravda.com.ua overclockers.ua'),
  ('education', 'compendium.com.ua ed-era.com esu.com.ua knu.ua kpi.ua naurok.com.ua osvita.ua prometheus.org.ua
    slovnyk.ua ukrlib.com.ua vseosvita.ua'),
  -- Kazakhstan, Caucasus and Central Asia.
  ('news', '1news.az 24.kg 24.kz agenda.ge akipress.com apa.az armenpress.am asiaplustj.info astanatimes.com
    azatutyun.am azertag.az bm.ge civil.ge civilnet.am commersant.ge daryo.uz day.az eurasianet.org forbes.kz
    gazeta.uz hetq.am inform.kz informburo.kz interpressnews.ge kaktus.media kapital.kz kazpravda.kz khabar.kz
    kloop.kg kun.uz kursiv.kz kursiv.media liter.kz news.am nur.kz orda.kz panorama.am podrobno.uz report.az spot.uz
    tengrinews.kz the-steppe.com trend.az uza.uz vlast.kz zakon.kz'),
  ('education', 'adilet.zan.kz'),
  ('government', 'akorda.kz egov.kz'),
  -- Spain.
  ('news', '20minutos.es 3cat.cat 3djuegos.com adslzone.net alimarket.es andro4all.com antena3.com applesfera.com
    ara.cat as.com autobild.es autofacil.es autopista.es bebesymas.com bolsamania.com bonviveur.es
    businessinsider.es cadenaser.com ccma.cat ciclismoafondo.es cincodias.com clara.es compradiccion.com
    computerhoy.com consumer.es cope.es cuatro.com cuerpomente.com diariodesevilla.es diariomedico.com
    diariomotor.com diariosur.es diariovasco.com diezminutos.es dircomfidencial.com directoalpaladar.com
    ecommerce-news.es efe.com elandroidelibre.com elchapuzasinformatico.com elconfidencial.com elcorreo.com
    eldiario.es eleconomista.es elespanol.com elindependiente.com elmueble.com elnacional.cat elnortedecastilla.es
    elperiodico.com elperiodicodearagon.com elplural.com emprendedores.es espinof.com eurogamer.es europapress.es
    expansion.com farodevigo.es foodretail.es forbes.es gacetamedica.com gastroactitud.com geeknetic.es genbeta.com
    glamour.es hardzone.es heraldo.es highmotor.com hipertextual.com hobbyconsolas.com hola.com hosteltur.com hoy.es
    huffingtonpost.es ideal.es infolibre.es informacion.es infosalus.com instyle.es interempresas.net invertia.com
    km77.com larazon.es lasexta.com lasprovincias.es laverdad.es lavozdegalicia.es lecturas.com levante-emv.com
    libertaddigital.com lne.es maldita.es marca.com marketing4ecommerce.net marketingdirecto.com meristation.com
    modaes.com motociclismo.es motor.es motor16.com motorpasion.com mujerhoy.com mundodeportivo.com muycomputer.com
    muycomputerpro.com muyinteresante.com muyinteresante.es naciodigital.cat nationalgeographic.com.es newtral.es
    ocu.org okdiario.com ondacero.es prnoticias.com profesionalreview.com publico.es puromarketing.com reasonwhy.es
    recetasgratis.net redaccionmedica.com redeszone.net revistaviajar.es rtve.es sabervivirtv.com semana.es
    serpadres.es softzone.es solomoto.es soymotor.com sport.es telecinco.es telva.com theobjective.com timeout.es
    topesdegama.com traveler.es trendencias.com tuexperto.com vidaextra.com vilaweb.cat vitonica.com vogue.es
    vozpopuli.com webconsultas.com xatakahome.com xatakamovil.com xatakandroid.com'),
  ('community', 'bandaancha.eu burbuja.info doctoralia.es elotrolado.net enfemenino.com filmaffinity.com
    foroactivo.com forocoches.com forosdelweb.com forosperu.net htcmania.com losviajeros.com mediavida.com
    meneame.net minube.com rankia.com'),
  ('education', 'concepto.de csic.es definicion.de deusto.es ecured.cu ehu.eus enciclopedia.cat kidshealth.org rae.es
    significados.com todofp.es uab.cat uam.es uc3m.es uclm.es ucm.es ugr.es ull.es ulpgc.es um.es uma.es uned.es
    unir.net unirioja.es unizar.es upm.es upv.es us.es usal.es uv.es uva.es wordreference.com'),
  ('government', 'aepd.es agenciatributaria.es aragon.es asturias.es barcelona.cat bde.es boe.es caib.es cantabria.es
    carm.es castillalamancha.es cnmc.es cnmv.es comunidad.madrid congreso.es dgt.es euskadi.eus gencat.cat
    gobiernodecanarias.org gva.es idae.es incibe.es ine.es jcyl.es juntadeandalucia.es juntaex.es larioja.org
    madrid.es navarra.es poderjudicial.es seg-social.es senado.es spain.info tribunalconstitucional.es xunta.gal'),
  -- Italy.
  ('news', 'ad-italia.it adnkronos.com agendadigitale.eu agi.it agrodolce.it alfemminile.com altroconsumo.it
    alvolante.it amica.it androidworld.it aranzulla.it askanews.it autoblog.it automoto.it avvenire.it
    bergamonews.it bikeitalia.it calciomercato.com casafacile.it chimagazine.it cliomakeup.com comingsoon.it
    cookaround.com cookist.it corrierecomunicazioni.it corrieredellosport.it cosedicasa.com cucchiaio.it dday.it
    digital4.biz dilei.it dire.it dissapore.com doctor33.it donnamoderna.com dove.it dueruote.it ecodibergamo.it
    economyup.it engage.it everyeye.it fanpage.it farmacista33.it fattoincasadabenedetta.it focus.it
    fondazioneveronesi.it formulapassion.it gamberorosso.it gazzetta.it gazzettadelsud.it gazzettadiparma.it gds.it
    gente.it giallozafferano.it gioia.it giornaledibrescia.it glamour.it gqitalia.it grazia.it greenme.it hdblog.it
    hdmotori.it html.it huffingtonpost.it hwupgrade.it ilfattoquotidiano.it ilfoglio.it ilgazzettino.it
    ilgiornale.it ilgiorno.it ilmanifesto.it ilmattino.it ilmessaggero.it ilpost.it ilrestodelcarlino.it
    ilsalvagente.it ilsecoloxix.it ilsussidiario.net iltempo.it insella.it internazionale.it investireoggi.it
    iodonna.it iphoneitalia.com ispazio.net italiaoggi.it italpress.com la7.it lacucinaitaliana.it ladige.it
    lanazione.it lanuovasardegna.it larena.it lasicilia.it leggo.it lescienze.it lespresso.it liberoquotidiano.it
    lifegate.it linkiesta.it macitynet.it marieclaire.it mattinopadova.it mediaset.it milanofinanza.it
    milanotoday.it misya.info money.it moto.it motociclismo.it motorionline.com multiplayer.it my-personaltrainer.it
    mymovies.it nationalgeographic.it ninjamarketing.it nostrofiglio.it oggi.it ohga.it open.online panorama.it
    pharmastar.it pianetamamma.it pourfemme.it primaonline.it punto-informatico.it quattroruote.it quifinanza.it
    quotidiano.net quotidianosanita.it rai.it rainews.it raiplay.it rivistastudio.com romatoday.it salepepe.it
    scattidigusto.it siviaggia.it skytg24.it smartworld.it soldionline.it spaziogames.it sport.sky.it starbene.it
    startmag.it startupitalia.eu tecnologia.libero.it tg24.sky.it thelocal.it today.it tomshw.it turistipercaso.it
    tuttoandroid.net tuttomercatoweb.com tuttosport.com unionesarda.it vaielettrico.it vanityfair.it viagginews.com
    vogue.it wallstreetitalia.com wantedinrome.com winenews.it wired.it youmark.it zerounoweb.it'),
  ('blog', 'altervista.org blog.giallozafferano.it blog.libero.it ilcannocchiale.it'),
  ('community', 'ciao.it digiland.libero.it finanzaonline.com forum.alfemminile.com miodottore.it'),
  ('education', 'cnr.it dizionari.corriere.it enea.it garzantilinguistica.it indire.it issalute.it luiss.it
    paginemediche.it pazienti.it polimi.it polito.it sapere.it sissa.it skuola.net sns.it studenti.it treccani.it
    uniba.it unibo.it unibocconi.it unica.it unicatt.it unict.it unifi.it unige.it unimi.it unimib.it unina.it
    unipa.it unipd.it unipi.it unipr.it unipv.it uniroma1.it uniroma2.it uniroma3.it unisa.it unitn.it unito.it
    unive.it univpm.it univr.it'),
  ('government', 'agcm.it agcom.it bancaditalia.it camera.it carabinieri.it consob.it enit.it garanteprivacy.it
    gazzettaufficiale.it governo.it inps.it iss.it istat.it italia.it ivass.it normattiva.it poliziadistato.it
    quirinale.it senato.it'),
  -- Portugal.
  ('news', '4gnews.pt abola.pt aquelamaquina.pt cmjornal.pt contaspoupanca.pt dinheirovivo.pt dn.pt doutorfinancas.pt
    eco.pt essential-business.pt expresso.pt gqportugal.pt iol.pt jn.pt jornaldenegocios.pt leak.pt lusa.pt
    maxima.pt meiosepublicidade.pt motociclismo.pt ncultura.pt nit.pt noticiasaominuto.com observador.pt ojogo.pt
    paisefilhos.pt portugalresident.com pplware.com proteste.pt publituris.pt razaoautomovel.com record.pt rtp.pt
    sabado.pt sapo.pt saudeonline.pt sic.pt sicnoticias.pt theportugalnews.com timeout.pt tsf.pt turbo.pt tvi.pt
    visao.pt vogue.pt voltaaomundo.pt vortexmag.net zerozero.pt'),
  ('blog', 'blogs.sapo.pt'),
  ('community', 'caldeiraodebolsa.jornaldenegocios.pt forumdacasa.com portaldaqueixa.com portugal-a-programar.pt
    zwame.pt'),
  ('education', 'escolavirtual.pt infopedia.pt iscte-iul.pt priberam.org rcaap.pt todamateria.com.br ua.pt uc.pt
    ucp.pt ulisboa.pt uminho.pt unl.pt up.pt'),
  ('government', 'anacom.pt asf.com.pt bportugal.pt cm-lisboa.pt cm-porto.pt cmvm.pt diariodarepublica.pt dre.pt
    erse.pt ine.pt infarmed.pt lisboa.pt min-saude.pt parlamento.pt presidencia.pt visitportugal.com'),
  -- Netherlands.
  ('news', '24baby.nl 24kitchen.nl ad.nl adformatie.nl agconnect.nl androidplanet.nl androidworld.nl anp.nl anwb.nl
    at5.nl autoblog.nl autovisie.nl autoweek.nl avrotros.nl beaumonde.nl beursduivel.be bndestem.nl bnnvara.nl
    bnr.nl bright.nl businessinsider.nl computable.nl computertotaal.nl consumentenbond.nl culy.nl
    decorrespondent.nl destentor.nl distrifood.nl dutchcowboys.nl dutchnews.nl dvhn.nl ed.nl eigenhuis.nl
    eigenhuisenadvies.nl elsevierweekblad.nl emerce.nl ewmagazine.nl fashionunited.nl fcupdate.nl fd.nl fiets.nl
    fietsen123.nl flair.nl foodiesmagazine.nl frankwatching.com ftm.nl gamer.nl geenstijl.nl gelderlander.nl
    gezondheid.nl gezondheidsnet.nl gooieneemlander.nl grazia.nl groene.nl hardware.info historiek.net hpdetijd.nl
    iamexpat.nl ictmagazine.nl iculture.nl id.nl iex.nl insidegamer.nl jmouders.nl joop.nl kekmama.nl
    kijkmagazine.nl lc.nl letsgodigital.org leukerecepten.nl libelle.nl limburger.nl linda.nl lindanieuws.nl
    logistiek.nl margriet.nl marketingfacts.nl marketingtribune.nl medischcontact.nl metronieuws.nl missethoreca.nl
    motor.nl mt.nl mtsprout.nl nationalgeographic.nl newscientist.nl nieuws.nl nltimes.nl noordhollandsdagblad.nl
    nouveau.nl npo.nl nporadio1.nl nu.nl nursing.nl omroepbrabant.nl ouders.nl oudersvannu.nl parool.nl pcmweb.nl
    plusonline.nl power-unlimited.nl pzc.nl quest.nl quotenet.nl rijnmond.nl rtl.nl rtlnieuws.nl scientias.nl
    skipr.nl smulweb.nl sprout.nl telegraaf.nl topgear.nl trouw.nl tubantia.nl twinklemagazine.nl vi.nl vn.nl
    voetbalinternational.nl voetbalzone.nl vogue.nl vpro.nl vriendin.nl vtwonen.nl welingelichtekringen.nl
    wielerflits.nl wij.nl xgn.nl zorgvisie.nl'),
  ('blog', 'punt.nl web-log.nl'),
  ('community', 'bokt.nl campercontact.com camperforum.nl fok.nl forum.nl gathering.tweakers.net girlscene.nl
    goeievraag.nl hardwarecanucks.com iens.nl kieskeurig.nl klachtenkompas.nl scholieren.com zorgkaartnederland.nl'),
  ('education', 'apotheek.nl diabetesfonds.nl dokterdokter.nl ensie.nl eur.nl farmacotherapeutischkompas.nl fontys.nl
    han.nl hartstichting.nl hu.nl hva.nl inholland.nl isgeschiedenis.nl kwf.nl leidenuniv.nl maastrichtuniversity.nl
    milieucentraal.nl ou.nl ru.nl rug.nl saxion.nl schooltv.nl thuisarts.nl tudelft.nl tue.nl universiteitleiden.nl
    utwente.nl uu.nl uva.nl vandale.nl voedingscentrum.nl vu.nl wikikids.nl wur.nl'),
  ('government', 'acm.nl afm.nl amsterdam.nl autoriteitpersoonsgegevens.nl belastingdienst.nl cbs.nl denhaag.nl
    digid.nl dnb.nl duo.nl eerstekamer.nl government.nl holland.com igj.nl kvk.nl nvwa.nl nza.nl politie.nl
    raadvanstate.nl rdw.nl rechtspraak.nl rivm.nl rotterdam.nl rvo.nl svb.nl toeslagen.nl tweedekamer.nl utrecht.nl
    uwv.nl'),
  -- Belgium and Luxembourg.
  ('news', '7sur7.be autogids.be belga.be belganewsagency.eu brusselstimes.com bruzz.be dagelijksekost.een.be
    delano.lu demorgen.be dhnet.be eoswetenschap.eu fashionunited.be feeling.be femmesdaujourdhui.be flair.be
    gaultmillau.be gva.be hbvl.be hln.be humo.be itdaily.be knack.be lalibre.be lavenir.net lecho.be lesoir.be
    lessentiel.lu levif.be libelle-lekker.be libelle.be luxtimes.lu moneytalk.be moniteurautomobile.be nieuwsblad.be
    paperjam.lu rtbf.be rtl.be rtl.lu spaargids.be sporza.be standaard.be sudinfo.be tageblatt.lu test-aankoop.be
    test-achats.be thebulletin.be tijd.be virgule.lu vrt.be vtm.be wort.lu zdnet.be'),
  ('education', 'gezondheid.be klascement.net kuleuven.be uantwerpen.be uclouvain.be ugent.be uhasselt.be ulb.be
    uliege.be unamur.be uni.lu vub.be wikifin.be'),
  ('government', 'be.brussels belgium.be brussels.be cssf.lu fgov.be fsma.be gouvernement.lu guichet.lu nbb.be
    public.lu visitflanders.com vlaanderen.be wallonie.be'),
  -- Germany, Austria and Switzerland.
  ('news', '11freunde.de 20min.ch 24heures.ch aargauerzeitung.ch abendblatt.de absatzwirtschaft.de ad-magazin.de
    adac.de aerzteblatt.de aerztezeitung.de allround-pc.com alpin.de amazona.de annabelle.ch apa.at apfelpage.de
    aponet.de apotheken-umschau.de arcinfo.ch ard.de ardmediathek.de areadvd.de areamobile.de ariva.de arte.tv
    audiovision.de augsburger-allgemeine.de auto-motor-und-sport.de auto-zeitung.de autobild.de autozeitung.de
    badische-zeitung.de barbara.de bazonline.ch bento.de beobachter.ch bergwelten.com berliner-zeitung.de
    bernerzeitung.ch bike-magazin.de bilan.ch bilanz.ch bildderfrau.de blick.ch bluewin.ch bnn.de boerse-online.de
    boersen-zeitung.de bonasavoir.ch bonedo.de br.de brandeins.de brigitte.de brutkasten.com bunte.de
    businessinsider.de bz-berlin.de camping-info.net capital.de cash.ch cdt.ch computerbase.de computerwoche.de
    connect.de correctiv.org cosmopolitan.de daserste.de deraktionaer.de derbrutkasten.com derbund.ch derstandard.at
    deutsche-startups.de deutschlandfunk.de deutschlandfunkkultur.de diepresse.com digitalkamera.de dpa.com dpa.de
    eatsmarter.de ebike-news.de elle.de eltern.de essen-und-trinken.de etailment.de fairaudio.de falstaff.com
    falter.at fashionunited.de feinschmecker.de femina.ch filmstarts.de finanzen.net finanzfluss.de finanztip.de
    finews.ch fitbook.de fitforfun.de focus-money.de fotomagazin.de fr.de frc.ch freundin.de fuersie.de
    futurezone.at fuw.ch gala.de gamepro.de gamestar.de gearnews.de geo.de gesundheit.de giga.de glamour.de
    gofeminin.de gruenderszene.de handelszeitung.ch hardwareluxx.de harpersbazaar.de haus.de haz.de heidi.news
    hessenschau.de heute.at hna.de horizont.at horizont.net hr.de htr.ch ifun.de imtest.de industriemagazin.at
    inside-digital.de inside-it.ch instyle.de internetworld.de iphone-ticker.de itmagazine.ch keystone-sda.ch
    kicker.de kleinezeitung.at konsument.at krautreporter.de krone.at ksta.de ktipp.ch kuechengoetter.de kurier.at
    laliberte.ch laufen.de leben-und-erziehen.de lebensmittelzeitung.net lecker.de lematin.ch lenouvelliste.ch
    letemps.ch luzernerzeitung.ch maclife.de macwelt.de manager-magazin.de mannheimer-morgen.de mdr.de meedia.de
    mein-schoener-garten.de menshealth.de merian.de merkur.de mimikama.org mobiflip.de mopo.de morgenpost.de
    motorradonline.de mountainbike-magazin.de moviepilot.de musikexpress.de myhomebook.de myself.de nachrichten.at
    nationalgeographic.de nau.ch ndr.de netdoktor.de netzpolitik.org netzwelt.de netzwoche.ch nrz.de nzz.ch oe24.at
    oeamtc.at oekotest.de omr.com onlinemarketing.de onmeda.de onvista.de openpr.de orf.at ots.at
    outdoor-magazin.com pcgames.de pcgameshardware.de pctipp.ch pcwelt.de persoenlich.com petbook.de petra.de
    pm-wissen.com pressebox.de presseportal.de profil.at promobil.de prosieben.de puls24.at rbb24.de
    reisereporter.de republik.ch rhein-zeitung.de rheinpfalz.de rnd.de roadbike.de rollingstone.de rp-online.de
    rsi.ch rtl.de rts.ch rundschau-online.de runnersworld.de saldo.ch sat1.de schoener-wohnen.de schwaebische.de
    schweizer-illustrierte.ch selbst.de servustv.com smarticular.net sn.at spektrum.de sport1.de sportbild.de sr.de
    srf.ch stiftung-warentest.de stuttgarter-nachrichten.de stuttgarter-zeitung.de stylebook.de suedkurier.de
    swissinfo.ch swp.de swr.de swr3.de t-online.de t3n.de tagblatt.ch tagesanzeiger.ch tagesspiegel.de taz.de tdg.ch
    techbook.de techstage.de teltarif.de test.de testberichte.de textilwirtschaft.de the-decoder.de tio.ch
    tour-magazin.de travelbook.de trend.at tt.com tz.de utopia.de vice.de vogue.de vol.at wa.de wallstreet-online.de
    watson.ch watson.de waz.de wdr.de web.de weltwoche.ch werbewoche.ch wienerin.at winfuture.de wirtschaftswoche.de
    wissenschaft.de wiwo.de woman.at womenshealth.de woz.ch wuv.de zdf.de'),
  ('blog', 'karrierebibel.de myblog.de over-blog.de stadt-bremerhaven.de twoday.net'),
  ('community', 'administrator.de android-hilfe.de apfeltalk.de bauexpertenforum.de chefkoch.de drwindows.de
    dslr-forum.de emtb-news.de erfahrungen.com finanzfrage.net gesundheitsfrage.net goingelectric.de
    haustechnikdialog.de hifi-forum.de holidaycheck.at holidaycheck.ch holidaycheck.de hundeforum.com jameda.de
    kununu.com med1.de mikrocontroller.net motor-talk.de mtb-news.de musiker-board.de mydealz.de outdoorseiten.net
    parents.at pedelecforum.de photovoltaikforum.com recording.de reisefrage.net rennrad-news.de sanego.de
    tierforum.de ultraleicht-trekking.com urbia.de wer-weiss-was.de wohnmobilforum.de'),
  ('education', 'b-tu.de bfh.ch bildungsserver.de bpb.de brockhaus.de charite.de compendium.ch de-academic.com dict.cc
    diw.de dkfz.de doccheck.com duden.de epfl.ch europa-uni.de fau.de fernuni-hagen.de fh-aachen.de fh-dortmund.de
    fh-muenster.de fhnw.ch frankfurt-school.de fraunhofer.de fu-berlin.de gabler.de gesundheitsinformation.de
    haw-hamburg.de helles-koepfchen.de helmholtz.de hes-so.ch hhu.de hls-dhs-dss.ch hpi.de hs-augsburg.de
    hs-bremen.de hs-esslingen.de hs-mannheim.de hs-osnabrueck.de hslu.ch htw-berlin.de htw-dresden.de hu-berlin.de
    ifo.de iu.de jku.at klexikon.zum.de krebsgesellschaft.de krebsinformationsdienst.de ku.de lehrer-online.de
    leibniz-gemeinschaft.de leo.org lernhelfer.de leuphana.de linguee.com linguee.de lmu.de mathebibel.de mpg.de
    msd-manual.de netdoktor.at openhpi.de pharmawiki.ch planet-schule.de planet-wissen.de pons.com pschyrembel.de
    rub.de ruhr-uni-bochum.de rwth-aachen.de serlo.org simpleclub.com sofatutor.com studyflix.de supsi.ch
    th-koeln.de th-nuernberg.de tu-berlin.de tu-braunschweig.de tu-chemnitz.de tu-clausthal.de tu-darmstadt.de
    tu-dortmund.de tu-dresden.de tu-freiberg.de tu-ilmenau.de tugraz.at tuhh.de tum.de tuwien.at uni-augsburg.de
    uni-bamberg.de uni-bayreuth.de uni-bielefeld.de uni-bonn.de uni-bremen.de uni-due.de uni-duesseldorf.de
    uni-erfurt.de uni-flensburg.de uni-frankfurt.de uni-freiburg.de uni-giessen.de uni-goettingen.de
    uni-greifswald.de uni-halle.de uni-hamburg.de uni-hannover.de uni-heidelberg.de uni-hildesheim.de
    uni-hohenheim.de uni-jena.de uni-kassel.de uni-kiel.de uni-koeln.de uni-konstanz.de uni-leipzig.de
    uni-luebeck.de uni-magdeburg.de uni-mainz.de uni-mannheim.de uni-marburg.de uni-muenster.de uni-oldenburg.de
    uni-osnabrueck.de uni-paderborn.de uni-passau.de uni-potsdam.de uni-regensburg.de uni-rostock.de uni-saarland.de
    uni-siegen.de uni-stuttgart.de uni-trier.de uni-tuebingen.de uni-ulm.de uni-vechta.de uni-weimar.de
    uni-wuerzburg.de uni-wuppertal.de unibas.ch unibe.ch unifr.ch unige.ch unil.ch unilu.ch unine.ch unisg.ch usi.ch
    uzh.ch wissen.de zhaw.ch zhdk.ch'),
  ('docs', 'selfhtml.org support.mozilla.org ubuntuusers.de'),
  ('government', 'ag.ch ahv-iv.ch ai.ch ak.at ams.at ar.ch arbeiterkammer.at arbeitsagentur.de austria.info
    auswaertiges-amt.de baden-wuerttemberg.de bafa.de bafin.de bamf.de bayern.de be.ch berlin.de bern.ch bfarm.de
    bka.de bl.ch bmas.de bmbf.de bmj.de bmuv.de bmwk.de brandenburg.de bremen.de bs.ch bundesbank.de
    bundesfinanzministerium.de bundesgesundheitsministerium.de bundesnetzagentur.de bundesrat.de
    bundesverfassungsgericht.de bzga.de ch.ch destatis.de deutsche-rentenversicherung.de dresden.de duesseldorf.de
    dwd.de elster.de finma.ch fr.ch frankfurt.de ge.ch germany.travel gesetze-im-internet.de gesundheitskasse.at
    gl.ch gr.ch gtai.de hamburg.de hannover.de hessen.de ju.ch kba.de kfw.de land.nrw leipzig.de lu.ch
    make-it-in-germany.com mecklenburg-vorpommern.de muenchen.de ne.ch niedersachsen.de nrw.de nuernberg.de nw.ch
    oenb.at ow.ch parlament.ch polizei.de rki.de rlp.de rtr.at saarland.de sachsen-anhalt.de sachsen.de
    schleswig-holstein.de sg.ch sh.ch snb.ch so.ch sozialversicherung.at stadt-koeln.de stadt-zuerich.ch
    statistik.at stuttgart.de swissmedic.ch sz.ch tg.ch thueringen.de ti.ch umweltbundesamt.de ur.ch vd.ch vs.ch
    wko.at zg.ch zh.ch zoll.de'),
  -- France.
  ('news', '01net.com 60millions-mag.com 750g.com actu.fr actualitesdudroit.fr allocine.fr audiofanzine.com
    aufeminin.com auto-moto.com autojournal.fr automobile-magazine.fr automobile-propre.com autoplus.fr batiactu.com
    bfmtv.com bibamagazine.fr blogdumoderateur.com boursorama.com capital.fr caradisiac.com cbnews.fr challenges.fr
    closermag.fr cnews.fr commentcamarche.net cosmopolitan.fr cotemaison.fr courrier-picard.fr
    courrierinternational.com cowcotland.com cuisineactuelle.fr cuisineaz.com dna.fr doctissimo.fr e-marketing.fr
    e-sante.fr ecommercemag.fr ecranlarge.com elle.fr enfant.com estrepublicain.fr europe1.fr eurosport.fr
    fashionnetwork.com fashionunited.fr femmeactuelle.fr focus-numerique.com footmercato.net france.tv francebleu.fr
    franceinfo.fr francetvinfo.fr fredzone.org frenchweb.fr futura-sciences.com gala.fr gameblog.fr gamekult.com
    generation-nt.com geo.fr gerbeaud.com glamourparis.com gqmagazine.fr grazia.fr hardware.fr huffingtonpost.fr
    humanite.fr i-trekkings.net igen.fr iphon.fr iphoneaddict.fr jeuxactu.com jeuxvideo.com
    jogging-international.net journaldesfemmes.fr journaldugeek.com journaldunet.com journaldunet.fr konbini.com
    la-croix.com lacuisinedebernard.com ladepeche.fr lafinancepourtous.com lalsace.fr lamontagne.fr
    lanouvellerepublique.fr laprovence.com larepubliquedespyrenees.fr largus.fr larvf.com latribune.fr
    lautomobile.net lavoixdunord.fr lci.fr lechotouristique.com ledauphine.com lejdd.fr lemondedelaphoto.com
    lemondeinformatique.fr lemoniteur.fr lepoint.fr leprogres.fr lequipe.fr lequotidiendumedecin.fr
    lerepairedesmotards.com lerevenu.com lesinrocks.com letelegramme.fr lexpress.fr lhotellerie-restauration.fr
    linternaute.com lonelyplanet.fr lsa-conso.fr mac4ever.com macg.co maddyness.com madmoizelle.com magicmaman.com
    maisonapart.com marianne.net marieclaire.fr marieclairemaison.com mariefrance.fr marmiton.org mediapart.fr
    medisite.fr midilibre.fr mieuxvivre-votreargent.fr millenium.org moneyvox.fr montagnes-magazine.com moto-net.com
    moto-station.com motomag.com nationalgeographic.fr neufmois.fr next.ink nextinpact.com nicematin.com
    nouvelobs.com numerama.com papillesetpupilles.fr parents.fr paris-normandie.fr parismatch.com
    parole-de-mamans.com phonandroid.com phototrend.fr pourlascience.fr premiere.fr presse-citron.net
    programme-tv.net psychologies.com public.fr purepeople.com quechoisir.org radiofrance.fr republicain-lorrain.fr
    routard.com rtl.fr rustica.fr santemagazine.fr science-et-vie.com sciencesetavenirs.fr siecledigital.fr
    silicon.fr slate.fr sofoot.com sports.fr strategies.fr sudouest.fr telerama.fr telestar.fr terrafemina.com
    terredevins.com tf1.fr tf1info.fr tomsguide.fr topsante.com tourmag.com turbo.fr usine-digitale.fr
    usinenouvelle.com valeursactuelles.com vanityfair.fr varmatin.com velo-magazine.fr velovert.com
    village-justice.com vogue.fr voici.fr whatsupdoc-lemag.fr zdnet.fr zonebourse.com'),
  ('blog', 'blogs.mediapart.fr canalblog.com centerblog.net eklablog.com korben.info over-blog.com overblog.com
    skyrock.com unblog.fr'),
  ('community', 'babelio.com babycenter.fr camptocamp.org dealabs.com developpez.com developpez.net
    forum-auto.caradisiac.com forum.doctissimo.fr forum.hardware.fr forums.futura-sciences.com senscritique.com
    signal-arnaques.com voyageforum.com'),
  ('education', 'ac-aix-marseille.fr ac-amiens.fr ac-besancon.fr ac-bordeaux.fr ac-clermont.fr ac-corse.fr
    ac-creteil.fr ac-dijon.fr ac-grenoble.fr ac-lille.fr ac-limoges.fr ac-lyon.fr ac-montpellier.fr ac-nancy-metz.fr
    ac-nantes.fr ac-nice.fr ac-normandie.fr ac-orleans-tours.fr ac-paris.fr ac-poitiers.fr ac-reims.fr ac-rennes.fr
    ac-strasbourg.fr ac-toulouse.fr ac-versailles.fr alloprof.qc.ca ameli.fr archives-ouvertes.fr bnf.fr cairn.info
    canope.fr cea.fr cnam.fr cned.fr cnrs.fr cnrtl.fr digischool.fr france-universite-numerique.fr fun-mooc.fr
    hal.science has-sante.fr inrae.fr inria.fr insa-lyon.fr inserm.fr kartable.fr larousse.fr lerobert.com
    letudiant.fr linternaute.fr maxicours.com onisep.fr openclassrooms.com openedition.org pantheonsorbonne.fr
    pasteur.fr persee.fr psl.eu schoolmouv.fr sciencespo.fr sorbonne-universite.fr studyrama.com theses.fr
    u-bordeaux.fr u-paris.fr u-pec.fr u-psud.fr uca.fr umontpellier.fr unice.fr unistra.fr universalis.fr
    universite-paris-saclay.fr vidal.fr'),
  ('government', 'abe-infoservice.fr ademe.fr adil.org amf-france.org anah.fr anil.org anses.fr arcep.fr arcom.fr
    ars.sante.fr assemblee-nationale.fr banque-france.fr bordeaux.fr bpifrance.fr caf.fr cnil.fr
    conseil-constitutionnel.fr conseil-etat.fr courdecassation.fr cre.fr elysee.fr france.fr francetravail.fr
    iledefrance.fr info-retraite.fr inpi.fr insee.fr lassuranceretraite.fr lyon.fr marseille.fr paris.fr
    pole-emploi.fr santepubliquefrance.fr senat.fr toulouse.fr urssaf.fr vie-publique.fr'),
  -- Poland.
  ('news', 'abczdrowie.pl android.com.pl aniagotuje.pl antymoto.com antyweb.pl audio.com.pl auto-swiat.pl
    autocentrum.pl autokult.pl babyonline.pl bankier.pl benchmark.pl bieganie.pl bikeboard.pl bikeworld.pl
    businessinsider.com.pl cdaction.pl chip.pl claudia.pl comparic.pl crazynauka.pl czterykaty.pl deccoria.pl
    dlahandlu.pl dobreprogramy.pl dorzeczy.pl dziecisawazne.pl dziennik.pl dziennikbaltycki.pl dziennikzachodni.pl
    edziecko.pl elektrowoz.pl elle.pl eurogamer.pl expressilustrowany.pl fakt.pl focus.pl forbes.pl fotopolis.pl
    gala.pl gazeta.pl gazetakrakowska.pl gazetaprawna.pl gazetawroclawska.pl glamour.pl gloswielkopolski.pl gram.pl
    gry-online.pl gsmmaniak.pl hellozdrowie.pl hfm.pl imagazine.pl infor.pl instalki.pl interia.pl ithardware.pl
    kobieta.pl komputerswiat.pl kopalniawiedzy.pl kozaczek.pl krytykapolityczna.pl kuchnia-domowa.pl
    kwestiasmaku.com ladnydom.pl magazynbieganie.pl magazynkuchnia.pl mamotoja.pl mamstartup.pl marketerplus.pl
    meczyki.pl medonet.pl mjakmama24.pl money.pl moto.pl motofakty.pl motor1.pl mp.pl.news murator.pl muratordom.pl
    muratorplus.pl naekranie.pl naszemiasto.pl natemat.pl national-geographic.pl newsweek.pl niezalezna.pl noizz.pl
    notesfrompoland.com nowymarketing.pl o2.pl oko.press onet.pl optyczne.pl pap.pl parenting.pl parkiet.com
    party.pl pb.pl pclab.pl plotek.pl polityka.pl polki.pl polsat.pl polsatnews.pl polskatimes.pl polskieradio.pl
    polskieradio24.pl polygamia.pl pomponik.pl poradnikzdrowie.pl portalspozywczy.pl ppe.pl prawo.pl press.pl
    pro-test.pl przegladsportowy.pl przepisy.pl pudelek.pl pulshr.pl pulsmedycyny.pl purepc.pl radiozet.pl rmf.fm
    rmf24.pl rowertour.com rp.pl rynekzdrowia.pl scigacz.pl se.pl smaker.pl spidersweb.pl sport.pl stockwatch.pl
    subiektywnieofinansach.pl swiatmotocykli.pl swiatobrazu.pl tabletowo.pl telepolis.pl termedia.pl
    thefirstnews.com tokfm.pl trojmiasto.pl tvn.pl tvn24.pl tvp.info tvp.pl tvpworld.com twojstyl.pl
    tygodnikpowszechny.pl ugotuj.to urzadzamy.pl viva.pl vogue.pl weszlo.com wiadomoscihandlowe.pl wirtualnemedia.pl
    wnp.pl wp.pl wpolityce.pl wprost.pl wyborcza.biz wyborcza.pl wysokieobcasy.pl zwierciadlo.pl'),
  ('blog', 'blox.pl niebezpiecznik.pl salon24.pl zaufanatrzeciastrona.pl'),
  ('community', 'audiostereo.pl babyboom.pl elektroda.pl filmweb.pl forum.bieganie.pl forum.gazeta.pl
    forum.muratordom.pl forumprawne.org forumrowerowe.org goldenline.pl gotujmy.pl gowork.pl holidaycheck.pl
    kafeteria.pl lubimyczytac.pl mypolacy.de opineo.pl pepper.pl wizaz.pl wykop.pl znanylekarz.pl'),
  ('education', 'bab.la brainly.pl diki.pl dzieje.pl matemaks.pl mp.pl perspektywy.pl pwn.pl sciaga.pl sjp.pl wsjp.pl'),
  ('government', 'nbp.pl pfr.pl polska.travel um.warszawa.pl zus.pl'),
  -- Czechia and Slovakia.
  ('news', 'aha.cz aktuality.sk aktualne.cz apetitonline.cz auto.cz autoforum.cz autorevue.cz babyweb.cz blesk.cz
    bonusweb.cz bydlet.cz cas.sk cdr.cz centrum.cz ceskatelevize.cz ceskenoviny.cz cnews.cz ctk.cz denik.cz
    denikn.cz dennikn.sk diit.cz diva.sk doupe.cz dtest.cz dumazahrada.cz e15.cz echo24.cz elle.cz etrend.sk euro.cz
    expats.cz extra.cz fdrive.cz finance.cz forbes.cz forbes.sk forum24.cz games.tiscali.cz garaz.cz
    hedvabnastezka.cz hn.cz hnonline.sk hrej.cz hybrid.cz idnes.cz ihned.cz info.cz investicniweb.cz iprima.cz
    ireceptar.cz irozhlas.cz isport.cz jablickar.cz kafe.cz kudyznudy.cz kurzy.cz letemsvetemapplem.eu lideazeme.cz
    lidovky.cz lupa.cz maminka.cz marianne.cz markiza.sk mediaguru.cz mesec.cz mobilenet.cz mobilmania.cz
    mojandroid.sk national-geographic.cz nova.cz novinky.cz noviny.sk ordinace.cz osel.cz parlamentnilisty.cz
    pcrevue.sk pctuning.cz penize.cz pluska.sk podnikatel.cz postoj.sk praguemonitor.com praguemorning.cz pravda.sk
    prima-receptar.cz prozeny.cz radio.cz receptar.cz recepty.cz reflex.cz refresher.cz refresher.sk respekt.cz
    root.cz rozhlas.cz rtvs.sk sector.sk seznamzpravy.cz smartmania.cz sme.sk sport.cz startitup.sk stvr.sk super.cz
    svetandroida.cz tasr.sk teraz.sk tn.cz topky.sk toprecepty.cz topspeed.sk touchit.sk trend.sk tvnoviny.sk
    tyden.cz vareni.cz vogue.cz zdravi.cz zena-in.cz zive.cz'),
  ('blog', 'blog.aktualne.cz blog.cz blog.idnes.cz blog.sme.sk bloguje.cz medium.seznam.cz'),
  ('community', 'azet.net csfd.cz csfd.sk databazeknih.cz emimino.cz modrykonik.cz modrykonik.sk motorkari.cz nyx.cz
    okoun.cz pokec.azet.sk znamylekar.cz'),
  ('education', 'cuni.cz cvut.cz czu.cz jcu.cz mendelu.cz muni.cz nzip.cz prirucka.ujc.cas.cz referaty.aktuality.sk
    scio.cz slov-lex.sk slovnik.cz slovnik.seznam.cz stuba.sk tuke.sk tul.cz uniba.sk upol.cz vsb.cz vse.cz vut.cz
    vutbr.cz vysokeskoly.cz wikiskripta.eu zakonyprolidi.cz zcu.cz'),
  ('government', 'brno.cz cnb.cz coi.cz cssz.cz ctu.cz czechtourism.cz czso.cz financnasprava.sk financnisprava.cz
    hrad.cz mdcr.cz mfcr.cz mfsr.sk minv.sk mpo.cz mpsv.cz msmt.cz mvcr.cz mzcr.cz mzv.cz nbs.sk nrsr.sk policie.cz
    praha.eu psp.cz senat.cz slovakia.travel slovensko.sk socpoist.sk soi.sk statistics.sk sukl.cz szpi.cz szu.cz
    uoou.cz uradprace.cz visitczechia.com vlada.cz'),
  -- Hungary.
  ('news', '24.hu 444.hu atv.hu autonavigator.hu bama.hu baon.hu bbj.hu blikk.hu boon.hu borsonline.hu cosmopolitan.hu
    csakfoci.hu dailynewshungary.com delmagyar.hu direkt36.hu divany.hu economx.hu egeszsegkalauz.hu elle.hu
    femina.hu figyelo.hu forbes.hu funzine.hu g7.hu gamepod.hu glamour.hu haon.hu haszon.hu hazipatika.com hirado.hu
    hungarytoday.hu hvg.hu hwsw.hu index.hu infostart.hu itcafe.hu joy.hu kisalfold.hu klubradio.hu kreativ.hu
    lakaskultura.hu life.hu m4sport.hu magyarhang.org magyarnemzet.hu mandiner.hu marieclaire.hu mindmegette.hu
    mmonline.hu mobilarena.hu mti.hu napi.hu napidroid.hu nemzetisport.hu nepszava.hu nlc.hu noklapja.hu nosalty.hu
    nso.hu origo.hu patikamagazin.hu pcguru.hu pcworld.hu penzcentrum.hu piacesprofit.hu portfolio.hu prohardver.hu
    qubit.hu rtl.hu sport24.hu streetkitchen.hu szeretlekmagyarorszag.hu telex.hu totalcar.hu trademagazin.hu
    tudatosvasarlo.hu turizmus.com valaszonline.hu velvet.hu vezess.hu vg.hu villanyautosok.hu webbeteg.hu
    welovebudapest.com wmn.hu zaol.hu'),
  ('blog', 'blog.hu'),
  ('community', 'forum.index.hu gyakorikerdesek.hu hup.hu logout.hu mafab.hu moly.hu'),
  ('education', 'arcanum.com bme.hu eduline.hu elte.hu felvi.hu mek.oszk.hu mta.hu pte.hu semmelweis.hu sulinet.hu
    sze.hu szte.hu tudomany.hu uni-corvinus.hu uni-miskolc.hu unideb.hu'),
  ('government', 'antsz.hu budapest.hu gvh.hu kormany.hu ksh.hu magyarorszag.hu mnb.hu njt.hu parlament.hu police.hu
    visithungary.com'),
  -- Romania and Moldova.
  ('news', 'a1.ro adevarul.ro agerpres.ro agora.md antena3.ro autobild.ro autocritica.ro autoexpert.ro automarket.ro
    avantaje.ro balkaninsight.com bucataras.ro bursa.ro cancan.ro capital.ro click.ro cotidianul.ro csid.ro
    descopera.ro digi24.ro digisport.ro doctorulzilei.ro economedia.ro economica.net elle.ro eva.ro evz.ro
    fanatik.ro forbes.ro g4media.ro gandul.ro garbo.ro glamour.ro go4it.ro gsp.ro hotnews.ro idevice.ro iqads.ro
    jamilacuisine.ro jurnal.md jurnalul.ro lab501.ro lauralaurentiu.ro libertatea.ro libertateapentrufemei.ro
    marieclaire.ro mediafax.ro mobilissimo.ro moldova.org motociclism.ro newsmaker.md observatornews.ro
    paginademedia.ro playtech.ro point.md pressone.ro profit.ro promotor.ro prosport.ro protv.md protv.ro qbebe.ro
    realitatea.net recorder.ro republica.ro retail-fmcg.ro retail.ro romania-insider.com romaniatv.net
    savoriurbane.com scientia.ro sfatulmedicului.ro sport.ro spotmedia.ro startupcafe.ro stirileprotv.ro
    stiripesurse.ro suntmamica.ro timpul.md totuldespremame.ro tv8.md tvr.ro unica.ro unimedia.info viva.ro
    wall-street.ro wowbiz.ro zdg.md zf.ro ziare.com'),
  ('blog', 'arhiblog.ro zoso.ro'),
  ('community', 'amfostacolo.ro cinemagia.ro daciaclub.ro desprecopii.com forum.computergames.ro forum.seopedia.ro
    forum.softpedia.com restocracy.ro tpu.ro'),
  ('education', 'ase.ro brainly.ro dexonline.ro enciclopediaromaniei.ro historia.ro referat.ro romedic.ro uaic.ro
    ubbcluj.ro umfcd.ro unibuc.ro upb.ro utcluj.ro uvt.ro'),
  ('government', 'anaf.ro ancom.ro anofm.ro anpc.ro asfromania.ro bnr.ro cdep.ro cnas.ro ghiseul.ro insse.ro just.ro
    mae.ro presidency.ro senat.ro'),
  -- Greece and Cyprus.
  ('news', '4troxoi.gr akispetretzikis.com alphatv.gr amna.gr ana-mpa.gr ant1news.gr antenna.gr argiro.gr
    athensvoice.gr athinorama.gr autoblog.gr autotriti.gr avgi.gr bovary.gr capital.gr car.gr.news carandmotor.gr
    clickatlife.gr cnn.gr contra.gr cosmopoliti.com cyprus-mail.com digitallife.gr dikaiologitika.gr
    documentonews.gr drive.gr efsyn.gr ekathimerini.com elle.gr enikos.gr enternity.gr epixeiro.gr ert.gr ertnews.gr
    ethnos.gr euro2day.gr fortunegreece.com gameover.gr gameworld.gr gastronomos.gr gazzetta.gr glamour.gr gocar.gr
    greekcitytimes.com greekreporter.com gtp.gr healthreport.gr healthweb.gr huffingtonpost.gr iatronet.gr
    iatropedia.gr icookgreek.com iefimerida.gr iguru.gr imommy.gr in-cyprus.com in.gr infokids.gr insider.gr
    insomnia.gr.news jenny.gr kathimerini.gr keeptalkinggreece.com ladylike.gr liberal.gr lifo.gr mama365.gr
    marieclaire.gr marketing-week.gr marketingweek.gr medlabnews.gr megatv.com missbloom.gr moneyreview.gr
    motomag.gr naftemporiki.gr newpost.gr news247.gr newsauto.gr newsbeast.gr newsit.gr novasports.gr
    olivemagazine.gr onmed.gr paidorama.com philenews.com politis.com.cy popaganda.gr pronews.gr protothema.gr
    queen.gr reader.gr reporter.com.cy reporter.gr rizospastis.gr savoirville.gr sdna.gr secnews.gr sigmalive.com
    sintagespareas.gr skai.gr sport24.gr star.gr startup.gr stockwatch.com.cy tanea.gr techblog.gr techgear.gr
    thetoc.gr to10.gr tornosnews.gr tovima.gr travel.gr travelstyle.gr unboxholics.com vita.gr vogue.gr womantoc.gr
    ygeiamou.gr zougla.gr'),
  ('community', 'adslgr.com avclub.gr avsite.gr bikers.gr insomnia.gr michanikos.gr'),
  ('education', 'alfavita.gr aueb.gr auth.gr duth.gr eap.gr esos.gr greek-language.gr ntua.gr sansimera.gr tuc.gr
    unipi.gr uoa.gr uoc.gr uoi.gr uom.gr upatras.gr'),
  ('government', 'aade.gr bankofgreece.gr eof.gr hcmc.gr hellenicparliament.gr presidency.gr statistics.gr
    synigoroskatanaloti.gr visitgreece.gr'),
  -- Bulgaria, the Balkans and the Baltics.
  ('news', '15min.lt 24.mk 24chasa.bg 24sata.hr 24ur.com actualno.com alfa.lt alo.rs apollo.lv aripaev.ee autonet.hr
    avaz.ba avto-magazin.si az-jenata.bg b92.net b92.rs balkanweb.com baltictimes.com benchmark.rs bibaleze.si
    biznis.rs blic.rs bnr.bg bns.ee bns.lt bnt.bg bta.bg btvnovinite.bg bug.hr capital.bg cdm.me cekin.si danas.rs
    db.lv delfi.ee delfi.lt delfi.lv delo.si diena.lt diena.lv dir.bg dnes.bg dnevnik.bg dnevnik.hr dnevnik.si
    edna.bg err.ee espreso.co.rs fakti.bg faktor.ba finance.si frognews.bg gazetaexpress.com geenius.ee
    glas-slavonije.hr gloria.hr gotvach.bg hina.hr hrt.hr index.hr informer.rs investor.bg jauns.lv journal.hr
    jutarnji.hr kaldata.com kanal5.com.mk klix.ba koha.net kurir.rs kursors.lv la.lv leta.lv lider.media lrt.lt
    lrytas.lt lsm.lv manager.bg mediapool.bg meta.mk metropolitan.si mladina.si mobilnisvet.com mondo.rs money.bg
    monitor.bg monitor.si moteris.lt n1info.ba n1info.hr n1info.rs nedeljnik.rs net.hr nezavisne.com nin.rs nova.bg
    nova.rs novaekonomija.rs novilist.hr novini.bg novinite.com novosti.rs nra.lv offnews.bg ohtuleht.ee okusno.je
    oslobodjenje.ba panorama.com.al pcpress.rs pobjeda.me politika.rs poslovni.hr postimees.ee profit.bg puls.bg
    racunalniske-novice.com revijahak.hr rtcg.me rtl.hr rtrs.tv rts.rs rtvslo.si sdk.mk seebiz.eu sega.bg segabg.com
    shqiptarja.com sitel.com.mk slobodnadalmacija.hr slovenskenovice.si sta.si standartnews.com story.hr
    svetkompjutera.rs tanjug.rs technews.bg telegraf.rs telegrafi.com telegram.hr top-channel.tv
    total-croatia-news.com tportal.hr trud.bg tv3.lt tvnet.lv vecer.com vecernji.hr vesti.bg vijesti.me vrelegume.rs
    vreme.com vz.lt zadovoljna.hr zena.hr zps.si zurnal24.si'),
  ('blog', 'blog.bg blog.hr blog.rs blog.siol.net blogas.lt bloger.hr blogger.ba blogs.delfi.lt'),
  ('community', 'alter.si bg-mamma.com cosmopolitan.lv elitesecurity.org forum.b92.net forum.hr forum.kaldata.com
    hardwarebg.com hinnavaatlus.ee krstarica.com mycity.rs offroad-bulgaria.com over.net perekool.ee ringeraja.rs
    ringeraja.si roda.hr slo-tech.com supermama.lt'),
  ('education', 'enciklopedija.hr fer.hr fran.si hjp.znanje.hr krenizdravo.hr lu.lv rtu.lv taltech.ee tezaurs.lv
    tu-sofia.bg um.si uni-lj.si uni-sofia.bg unizg.hr unwe.bg ut.ee vle.lt vu.lt'),
  ('government', 'bank.lv bnb.bg bsi.si dzs.hr eesti.ee eestipank.ee emta.ee furs.si government.bg hanfa.hr hnb.hr
    latvija.lv lb.lt lrs.lt lrv.lt mup.hr nap.bg nbs.rs nra.bg nsi.bg parlament.rs parliament.bg porezna-uprava.hr
    riga.lv riigikogu.ee riigiteataja.ee saeima.lv stat.ee stat.si tallinn.ee ttja.ee valitsus.ee vilnius.lt
    vlada.si vmi.lt zagreb.hr'),
  -- Sweden.
  ('news', '99mac.net affarsvarlden.se allas.se alltomelbil.se alltommat.se amelia.se autobild.se automotorsport.se
    barometern.se bicycling.se breakit.se cafe.se cision.se computersweden.se corren.se dagen.se dagensetc.se
    dagenshandel.se dagensindustri.se dagensmedia.se dagensmedicin.se dagensps.se damernasvarld.se di.se doktorn.com
    ehandel.se elbilen.se elle.se elledecoration.se etc.se expressen.se feber.se femina.se flamman.se fof.se
    fokus.se forskning.se fotbollskanalen.se fz.se gamereactor.eu gamereactor.se gp.se hant.se hd.se
    hockeysverige.se husbilhusvagn.se husvagnochcamping.se idg.se illustreradvetenskap.se illvet.se koket.se
    lakartidningen.se ljudochbild.se m3.se macworld.se mama.nu market.se matklubben.se metro.se mobil.se
    morningstar.se mynewsdesk.com na.se netdoktor.se nt.se nwt.se nyheter24.se nyteknik.se omni.se outsideonline.se
    pcforalla.se pcgamer.se placera.se popularhistoria.se privataaffarer.se realtid.se recepten.se res.se resume.se
    runnersworld.se skonahem.com svenskdam.se sverigesradio.se svt.se sydsvenskan.se tasteline.com techworld.se
    teknikensvarld.se testfakta.se thelocal.at thelocal.ch thelocal.com thelocal.de thelocal.dk thelocal.es
    thelocal.fr thelocal.no thelocal.se tt.se tv4.se tv4nyheterna.se unt.se utemagasinet.se va.se vagabond.se
    vibarn.se vibilagare.se viivilla.se vk.se'),
  ('blog', 'blogg.se bloggplatsen.se devote.se metromode.se nouw.com'),
  ('community', '99mac.se bukefalos.com byggahus.se familjeliv.se flashback.org fotosidan.se happyride.se ifokus.se
    minhembio.com reco.se svenskafans.com sweclockers.com swedroid.se utsidan.se'),
  ('education', '1177.se allastudier.se bth.se chalmers.se du.se fass.se gu.se hhs.se hig.se internetmedicin.se kau.se
    ki.se kth.se liu.se lnu.se ltu.se lu.se matteboken.se mau.se ne.se oru.se slu.se so-rummet.se su.se svenska.se
    synonymer.se ugglansno.se umu.se uu.se vardguiden.se'),
  ('government', 'antagning.se arbetsformedlingen.se arn.se bolagsverket.se boverket.se csn.se domstol.se
    elsakerhetsverket.se energimyndigheten.se fi.se folkhalsomyndigheten.se forsakringskassan.se goteborg.se
    government.se hallakonsument.se imy.se konsumentverket.se krisinformation.se kronofogden.se lakemedelsverket.se
    livsmedelsverket.se malmo.se migrationsverket.se msb.se naturvardsverket.se pensionsmyndigheten.se polisen.se
    pts.se riksbank.se riksdagen.se scb.se skatteverket.se skolverket.se smhi.se socialstyrelsen.se start.stockholm
    stockholm.se sweden.se trafikverket.se transportstyrelsen.se uhr.se verksamt.se visitsweden.com visitsweden.se'),
  -- Norway.
  ('news', 'abcnyheter.no adressa.no aftenbladet.no aperitif.no autofil.no babyverden.no bil24.no bilnorge.no
    bobilverden.no boligpluss.no bonytt.no broom.no bt.no costume.no dagbladet.no dagensmedisin.no dagsavisen.no
    detsoteliv.no digi.no dinside.no dn.no document.no e24.no elbilmagasinet.no elle.no faktisk.no filternyheter.no
    finansavisen.no foreldre.no forskning.no fotografi.no friflyt.no fvn.no gamer.no gamereactor.no godt.no
    illvit.no itavisen.no itromso.no kampanje.com kapital.no kk.no klassekampen.no klikk.no lommelegen.no
    lydogbilde.no matprat.no medier24.no minerva.no minervanett.no morgenbladet.no motor.no naf.no nettavisen.no
    newsinenglish.no nordlys.no norwaytoday.info nrk.no ntb.no pressfire.no resett.no rom123.no seher.no shifter.no
    stylista.no sykepleien.no tek.no terrengsykkel.no trinesmatblogg.no tu.no tv2.no utemagasinet.no vagabond.no
    vi-menn.no vi.no vl.no'),
  ('blog', 'blogg.no'),
  ('community', 'byggebolig.no diskusjon.no elbilforum.no kvinneguiden.no legelisten.no vgd.no'),
  ('education', 'bi.no felleskatalogen.no helsenorge.no hvl.no naob.no ndla.no nhh.no nhi.no nmbu.no nord.no
    norgeshistorie.no ntnu.no ordbokene.no oslomet.no samordnaopptak.no sintef.no snl.no tidsskriftet.no uia.no
    uib.no uio.no uis.no uit.no usn.no utdanning.no'),
  ('government', 'altinn.no brreg.no datatilsynet.no dsb.no enova.no fhi.no finansportalen.no finanstilsynet.no
    forbrukerradet.no forbrukertilsynet.no helsedirektoratet.no innovasjonnorge.no kongehuset.no
    konkurransetilsynet.no lanekassen.no lovdata.no mattilsynet.no miljodirektoratet.no nav.no nkom.no norge.no
    norges-bank.no norway.no politiet.no skatteetaten.no ssb.no stortinget.no udi.no vegvesen.no visitnorway.com
    visitnorway.no'),
  -- Denmark and Iceland.
  ('news', 'aktivtraening.dk alt.dk altinget.dk avisen.dk billedbladet.dk bilmagasinet.dk bobedre.dk bold.dk
    boligmagasinet.dk boosted.dk borsen.dk bt.dk bureaubiz.dk comon.dk computerworld.dk costume.dk cphpost.dk
    dagensmedicin.dk dagenspharma.dk detailfolk.dk detailwatch.dk dr.dk dv.is ekstrabladet.dk elle.dk eurogamer.dk
    euroinvestor.dk euroman.dk eurowoman.dk fdm.dk feltet.dk femina.dk finans.dk finanswatch.dk frettabladid.is
    fyens.dk gamereactor.dk gastrofun.dk gastromand.dk goerdetselv.dk grapevine.is heimildin.is helse.dk herognu.dk
    hifi4all.dk historie-online.dk icelandreview.com iform.dk illvid.dk information.dk ing.dk isabellas.dk
    itwatch.dk jp.dk jv.dk jyllands-posten.dk kforum.dk kjarninn.is kristeligt-dagblad.dk lydogbillede.dk m3.dk
    mambeno.dk markedsforing.dk mbl.is mediawatch.dk motormagasinet.dk netdoktor.dk nordjyske.dk npinvestor.dk
    opskrifter.dk recordere.dk rejsrejsrejs.dk ritzau.com ritzau.dk ruv.is samvirke.dk seoghoer.dk sn.dk stundin.is
    taenk.dk tipsbladet.dk tv2.dk tv2lorry.dk tv2ostjylland.dk tweak.dk vagabond.info valdemarsro.dk vb.is
    version2.dk videnskab.dk visir.is voresborn.dk weekendavisen.dk zetland.dk'),
  ('blog', 'blog.is bloggersdelight.dk blogs.jp.dk'),
  ('community', 'amino.dk bland.is eksperten.dk elbilforum.dk heste-nettet.dk hestenettet.dk hugi.is studieportalen.dk'),
  ('education', 'aau.dk au.dk cancer.dk cbs.dk danmarkshistorien.dk denstoredanske.dk dtu.dk emu.dk hi.is itu.dk ku.dk
    lex.dk medicin.dk ordnet.dk restudy.dk ru.is ruc.dk sdu.dk sproget.dk sundhed.dk ug.dk webmatematik.dk'),
  ('government', 'aalborg.dk aarhus.dk althingi.is borger.dk datatilsynet.dk denmark.dk dst.dk ens.dk
    erhvervsstyrelsen.dk finanstilsynet.dk foedevarestyrelsen.dk forbrug.dk ft.dk fvm.dk government.is hagstofa.is
    island.is kfst.dk kk.dk laegemiddelstyrelsen.dk landlaeknir.is mst.dk nationalbanken.dk nyidanmark.dk odense.dk
    politi.dk retsinformation.dk sedlabanki.is sik.dk skat.dk skatturinn.is sparenergi.dk ssi.dk sst.dk
    stjornarradid.is trafikstyrelsen.dk um.dk virk.dk visitcopenhagen.com visitdenmark.com visitdenmark.dk
    visiticeland.com'),
  -- Finland.
  ('news', 'aamulehti.fi afterdawn.com anna.fi apu.fi arvopaperi.fi autobild.fi city.fi cosmopolitan.fi
    dailyfinland.fi demi.fi demokraatti.fi dome.fi eeva.fi elle.fi episodi.fi ess.fi et-lehti.fi foreigner.fi
    gamereactor.fi gloria.fi hbl.fi helsinkitimes.fi hyvaterveys.fi iltalehti.fi image.fi io-tech.fi is.fi
    juoksija.fi kaksplus.fi kaleva.fi karjalainen.fi kauppalehti.fi kodinkuvalehti.fi kotiliesi.fi kotivinkki.fi
    ksml.fi laakarilehti.fi lapinkansa.fi longplay.fi maaseuduntulevaisuus.fi maku.fi marmai.fi martat.fi
    mediuutiset.fi meidantalo.fi meillakotona.fi menaiset.fi mikrobitti.fi mobiili.fi mondo.fi moottori.fi mtv.fi
    mtvuutiset.fi muropaketti.com newsnowfinland.fi pelaaja.fi potilaanlaakarilehti.fi puhelinvertailu.com
    rakennusmaailma.fi rantapallo.fi retkilehti.fi rumba.fi satakunnankansa.fi savonsanomat.fi seura.fi soppa365.fi
    soundi.fi stt.fi sttinfo.fi suomenkuvalehti.fi suomenlaakarilehti.fi talouselama.fi taloustaito.fi
    tekniikanmaailma.fi tekniikkatalous.fi tiede.fi tivi.fi trendi.fi ts.fi uusisuomi.fi v2.fi vau.fi
    verkkouutiset.fi viherpiha.fi voguescandinavia.com'),
  ('blog', 'lily.fi vuodatus.net'),
  ('community', 'bbs.io-tech.fi fillarifoorumi.fi hommaforum.org jatkoaika.com keskustelut.inderes.fi lampopumput.info
    murobbs.muropaketti.com murobbs.plaza.fi muusikoiden.net sahkoautoilijat.fi suomi24.fi vauva.fi ylilauta.org'),
  ('education', 'aalto.fi abo.fi duodecimlehti.fi finto.fi haaga-helia.fi hanken.fi helsinki.fi jyu.fi
    kielitoimistonsanakirja.fi kotus.fi laurea.fi lut.fi metropolia.fi mielenterveystalo.fi opintopolku.fi oulu.fi
    peda.net tamk.fi terveyskirjasto.fi tieteentermipankki.fi tuni.fi turkuamk.fi uef.fi ulapland.fi utu.fi uwasa.fi'),
  ('government', 'businessfinland.fi eduskunta.fi espoo.fi fimea.fi finanssivalvonta.fi finlex.fi hel.fi
    ilmatieteenlaitos.fi kela.fi kkv.fi kyberturvallisuuskeskus.fi luontoon.fi metsa.fi migri.fi oph.fi ouka.fi
    poliisi.fi prh.fi ruokavirasto.fi stat.fi stm.fi stuk.fi suomenpankki.fi suomi.fi tampere.fi thl.fi
    tietosuoja.fi traficom.fi tukes.fi turku.fi tyomarkkinatori.fi um.fi valtioneuvosto.fi vantaa.fi vero.fi
    visitfinland.com vm.fi'),
  -- Brazil.
  ('news', 'abril.com.br adnews.com.br adorocinema.com adrenaline.com.br agazeta.com.br aosfatos.org apublica.org
    atarde.com.br autopapo.com.br aventurasnahistoria.com.br band.com.br bloomberglinea.com bloomberglinea.com.br
    brasil247.com brasildefato.com.br braziljournal.com canalrural.com.br canaltech.com.br caras.com.br
    cartacapital.com.br clicrbs.com.br cnnbrasil.com.br conjur.com.br contigo.com.br correio24horas.com.br
    correiobraziliense.com.br crusoe.com.br cybercook.com.br diariodepernambuco.com.br
    diariodonordeste.verdesmares.com.br drauziovarella.com.br ebc.com.br ecommercebrasil.com.br elle.com.br
    em.com.br exame.com flatout.com.br forbes.com.br garagem360.com.br gazetadopovo.com.br gazetaesportiva.com
    guiadacozinha.com.br idec.org.br ig.com.br infomoney.com.br intercept.com.br investnews.com.br istoe.com.br
    istoedinheiro.com.br jb.com.br jota.info jovempan.com.br lance.com.br legiaodosherois.com.br macmagazine.com.br
    meioemensagem.com.br melhoresdestinos.com.br mercadoeconsumo.com.br mercadoeeventos.com.br metropoles.com
    migalhas.com.br minhavida.com.br moneytimes.com.br motorshow.com.br mundoconectado.com.br
    mundodomarketing.com.br ndmais.com.br neofeed.com.br nexojornal.com.br noticiasagricolas.com.br
    noticiasautomotivas.com.br nsctotal.com.br oantagonista.com.br oficinadanet.com.br ogol.com.br
    olhardigital.com.br omelete.com.br opovo.com.br otempo.com.br paisefilhos.com.br panelinha.com.br
    panrotas.com.br papelpop.com passageirodeprimeira.com placar.com.br poder360.com.br propmark.com.br
    proteste.org.br purepeople.com.br r7.com receiteria.com.br revistaforum.com.br rollingstone.com.br sbt.com.br
    sbtnews.com.br seudinheiro.com showmetech.com.br startse.com startups.com.br stealthelook.com.br techtudo.com.br
    tecmundo.com.br tecnoblog.net terra.com.br theenemy.com.br theintercept.com tuasaude.com tudocelular.com
    tudogostoso.com.br uol.com.br viajenaviagem.com voxel.com.br'),
  ('blog', 'blog.uol.com.br blogs.uol.com.br'),
  ('community', 'brainly.com.br clubedohardware.com.br doctoralia.com.br filmow.com forum.adrenaline.com.br
    forum.outerspace.com.br guj.com.br hardmob.com.br htforum.com htforum.net mochileiros.com reclameaqui.com.br
    skoob.com.br tabnews.com.br vivaolinux.com.br'),
  ('education', 'alura.com.br brasilescola.uol.com.br descomplica.com.br devmedia.com.br dicio.com.br ebiografia.com
    educamaisbrasil.com.br embrapa.br fgv.br fiocruz.br guiadoestudante.abril.com.br impa.br infoescola.com
    michaelis.uol.com.br mundoeducacao.uol.com.br passeidireto.com preparaenem.com puc-rio.br pucrs.br pucsp.br
    querobolsa.com.br scielo.br scielo.org sebrae.com.br senac.br senai.br significados.com.br stoodi.com.br
    todoestudo.com.br unb.br usp.br'),
  ('government', 'visitbrasil.com'),
  -- Mexico.
  ('news', '24-horas.mx altonivel.com.mx animalgourmet.com animalpolitico.com aristeguinoticias.com autocosmos.com
    autocosmos.com.mx aztecanoticias.com.mx bbmundo.com chilango.com cocinafacil.com.mx computerworld.mx
    contrareplica.mx cosmopolitan.com.mx cronica.com.mx debate.com.mx diario.mx dineroenimagen.com
    directoalpaladar.com.mx eleconomista.com.mx elfinanciero.com.mx elimparcial.com elle.mx elnorte.com
    elsiglodetorreon.com.mx elsoldemexico.com.mx esquirelat.com esto.com.mx excelsior.com.mx expansion.com.mx
    expansion.mx fayerwayer.com forbes.com.mx glamour.mx gq.com.mx harpersbazaar.mx heraldodemexico.com.mx
    imagenradio.com.mx infobae.com informador.mx instyle.mx jornada.com.mx kiwilimon.com lasillarota.com levelup.com
    marieclaire.com.mx mediotiempo.com merca20.com mexicodesconocido.com.mx mexiconewsdaily.com milenio.com
    motorpasion.com.mx motoryracing.com mural.com muyinteresante.com.mx mvsnoticias.com nmas.com.mx noroeste.com.mx
    oem.com.mx padresehijos.com.mx pcworld.com.mx proceso.com.mx publimetro.com.mx quien.com quo.mx
    radioformula.com.mx razon.com.mx record.com.mx reforma.com sdpnoticias.com sinembargo.mx sopitas.com
    televisa.com theyucatantimes.com tierragamer.com timeoutmexico.mx tribuna.com.mx tudn.com tvazteca.com
    tvnotas.com.mx tvynovelas.com unocero.com unotv.com vanguardia.com.mx vanidades.com vogue.mx wradio.com.mx
    xataka.com.mx yucatan.com.mx zocalo.com.mx'),
  ('education', 'anahuac.mx buap.mx cinvestav.mx colmex.mx conacyt.mx ibero.mx ipn.mx itam.mx itesm.mx tec.mx uam.mx
    uanl.mx udg.mx unam.mx'),
  ('government', 'banxico.org.mx cofece.mx ift.org.mx ine.mx inegi.org.mx infonavit.org.mx visitmexico.com'),
  -- Argentina, Chile and Uruguay.
  ('news', '13.cl 16valvulas.com.ar 180.com.uy 24horas.cl adlatina.com adnradio.cl airedesantafe.com.ar alairelibre.cl
    ambito.com apertura.com autoblog.com.ar autoblog.com.uy autocosmos.cl autocosmos.com.ar baenegocios.com
    batimes.com.ar biobiochile.cl biut.cl brecha.com.uy buenosairesherald.com busqueda.com.uy cadena3.com
    carasycaretas.com.uy carburando.com cenital.com chequeado.com chilevision.cl chvnoticias.cl ciperchile.cl
    cnnchile.com cooperativa.cl cronica.com.ar cronista.com cucinare.tv culturageek.com.ar df.cl diarioconcepcion.cl
    diariopopular.com.ar diariouno.com.ar elciudadano.com eldesconcierto.cl eldestapeweb.com eldia.com eldinamo.cl
    eleconomista.com.ar elgourmet.com ellitoral.com elmercurio.com elmostrador.cl elobservador.com.uy elonce.com
    elpais.com.uy eltrecetv.com.ar emol.com ex-ante.cl forbesargentina.com gente.com.ar guioteca.com
    infonegocios.info iprofesional.com lacapital.com.ar lacuarta.com ladiaria.com.uy lagaceta.com.ar
    lapoliticaonline.com lasegunda.com latercera.com latribuna.cl lavoz.com.ar letrap.com.ar lmneuquen.com
    losandes.com.ar lun.com malditosnerds.com mdzol.com mega.cl meganoticias.cl mercuriovalpo.cl minutouno.com
    montevideo.com.uy ole.com.ar pagina12.com.ar paparazzi.com.ar parati.com.ar paula.cl pauta.cl perfil.com
    pisapapeles.net publimetro.cl redgol.cl redusers.com rionegro.com.ar rosario3.com soychile.cl subrayado.com.uy
    t13.cl telam.com.ar teledoce.com theclinic.cl tn.com.ar totalmedios.com tvn.cl tycsports.com zancada.com'),
  ('community', '3dgames.com.ar guiaoleo.com.ar laneros.com psicofxp.com reclamos.cl taringa.net todoautos.com.pe'),
  ('education', 'bcn.cl curriculumnacional.cl educ.ar educarchile.cl icarito.cl pucv.cl uach.cl uai.cl uba.ar uc.cl
    uchile.cl udec.cl udp.cl usach.cl usm.cl'),
  ('government', 'bcentral.cl camara.cl chile.travel cmfchile.cl leychile.cl senado.cl sernac.cl sii.cl
    uruguaynatural.com'),
  -- Colombia, Peru and the rest of Latin America.
  ('news', '100noticias.com.ni 14ymedio.com abc.com.py acento.com.do americaeconomia.com americatv.com.pe andina.pe
    atv.pe autocosmos.com.co bancaynegocios.com bluradio.com cambiocolombia.com canaln.pe canalrcn.com
    caracol.com.co caracoltv.com caretas.pe cibercuba.com confidencial.digital convoca.pe correo.pe cosas.pe
    crhoy.com critica.com.pa cronica.com.py cubadebate.cu depor.com diario.elmundo.sv diariocorreo.pe
    diariodecuba.com diariolibre.com dinero.com ecuavisa.com efectococuyo.com ekosnegocios.com el-nacional.com
    elcaribe.com.do elcarrocolombiano.com elcolombiano.com elcomercio.com elcomercio.pe eldeber.com.bo eldiario.ec
    eldiariony.com eldinero.com.do elespectador.com elestimulo.com elfaro.net elfinancierocr.com elheraldo.co
    elheraldo.hn elmundo.cr elnacional.com elnuevodia.com elnuevodiario.com.do elnuevoherald.com elpais.com.co
    elperiodico.com.gt elpopular.pe elsalvador.com eltiempo.com eluniversal.com eluniversal.com.co eluniverso.com
    enter.co erbol.com.bo exitosanoticias.pe expreso.com.pe expreso.ec extra.ec finanzasdigital.com forbes.co
    fucsia.co futbolred.com gestion.pe globovision.com granma.cu guatevision.com hondudiario.com hoy.com.do
    hoy.com.py idl-reporteros.pe impactotic.co jetset.com.co kienyke.com la-razon.com laestrella.com.pa lafm.com.co
    lahora.com.ec lahora.gt lanacion.com.py laopinion.com lapatilla.com laprensa.hn laprensagrafica.com
    laprensani.com larepublica.co larepublica.net larepublica.pe las2orillas.co lasillavacia.com latina.pe libero.pe
    listindiario.com lostiempos.com metro.pr metroecuador.com.ec motor.com.co n.com.do nacion.com noticel.com
    noticiascaracol.com noticiasrcn.com noticierodigital.com ojo-publico.com ojo.pe opinion.com.bo paginasiete.bo
    panamaamerica.com.pa panamericana.pe peru-retail.com peru21.pe planv.com.ec portafolio.co prensa.com
    prensalibre.com primerahora.com primicias.ec publimetro.co publimotos.com publinews.gt pulzo.com rcnradio.com
    reduno.com.bo repretel.com republica.gt revistadiners.com.co rpp.pe runrun.es semana.com semanaeconomica.com
    soy502.com talcualdigital.com teleamazonas.com telemetro.com telemundo.com telemundopr.com teletica.com
    ticotimes.net tiempo.hn trome.com tvn-2.com ultimahora.com ultimasnoticias.com.ve unitel.bo univision.com
    valoraanalitik.com vanguardia.com vistazo.com wapa.pe wapa.tv willax.pe winsports.co wradio.com.co'),
  ('education', 'banrepcultural.org perueduca.pe platzi.com'),
  ('government', 'bccr.fi.cr bce.ec cepal.org colombia.travel ecuador.travel iadb.org paho.org peru.travel
    visitcostarica.com'),
  -- Australia and New Zealand.
  ('news', '10play.com.au 1news.co.nz 7news.com.au 9news.com.au aap.com.au adelaidenow.com.au adnews.com.au
    arnnet.com.au australiantraveller.com autocar.co.nz babyology.com.au bandt.com.au beanscenemag.com.au
    bodyandsoul.com.au bountyparents.com.au brisbanetimes.com.au broadsheet.com.au brw.com.au businessdesk.co.nz
    businessnews.com.au campaignbrief.com canberratimes.com.au canstar.co.nz canstar.com.au canstarblue.com.au
    caradvice.com.au carexpert.com.au carsguide.com.au choice.com.au cio.com.au cnet.com.au computerworld.com.au
    concreteplayground.com consumer.org.nz couriermail.com.au crikey.com.au crn.com.au cuisine.co.nz cyclingtips.com
    dailytelegraph.com.au delicious.com.au dish.co.nz drive.com.au eftm.com elle.com.au escape.com.au
    essentialbaby.com.au executivetraveller.com finder.com.au fool.com.au foxsports.com.au gizmodo.com.au
    goodfood.com.au gourmettraveller.com.au gq.com.au harpersbazaar.com.au heraldsun.com.au homestolove.com.au
    illawarramercury.com.au insideretail.com insideretail.com.au interest.co.nz itnews.com.au junkee.com
    karryon.com.au kidspot.com.au kotaku.com.au lifehacker.com.au listener.co.nz mamamia.com.au marieclaire.com.au
    marketindex.com.au marketingmag.com.au metromag.co.nz moneyhub.co.nz moneymag.com.au motoring.com.au
    mouthsofmums.com.au mozo.com.au mumbrella.com.au nbr.co.nz newcastleherald.com.au newshub.co.nz newsroom.co.nz
    newstalkzb.co.nz nine.com.au nowtolove.com.au ntnews.com.au nzgeo.com odt.co.nz pcworld.idg.com.au pedestrian.tv
    perthnow.com.au pointhacks.com.au powerretail.com.au ragtrader.com.au ratecity.com.au reneweconomy.com.au
    reseller.co.nz reviews.org rnz.co.nz savings.com.au sbs.com.au scoop.co.nz skynews.com.au smallcaps.com.au
    smartcompany.com.au solarquotes.com.au startupdaily.net stockhead.com.au stoppress.co.nz taste.com.au
    techday.com techguide.com.au theaustralian.com.au thedenizen.co.nz thedriven.io themercury.com.au
    themonthly.com.au thenewdaily.com.au thepost.co.nz thepress.co.nz thesaturdaypaper.com.au thespinoff.co.nz
    theurbanlist.com thewest.com.au threenews.co.nz traveller.com.au tvnz.co.nz unsealed4x4.com.au urbanlist.com
    vogue.com.au waikatotimes.co.nz watoday.com.au wheelsmag.com.au whichcar.com.au whistleout.com.au
    womensweekly.com.au'),
  ('community', 'aussiehomebrewer.com aussiestockforums.com australianfrequentflyer.com.au bicycles.net.au
    bigfooty.com bubhub.com.au caravanersforum.com geekzone.co.nz hotcopper.com.au overclockers.com.au
    ozbargain.com.au productreview.com.au propertychat.com.au rotorburn.com stereo.net.au whirlpool.net.au'),
  ('education', 'csiro.au healthify.nz healthnavigator.org.nz mydr.com.au pregnancybirthbaby.org.au racgp.org.au
    raisingchildren.net.au teara.govt.nz tki.org.nz'),
  ('government', 'australia.com newzealand.com parliament.nz queensland.com sorted.org.nz sydney.com
    visitmelbourne.com visitnsw.com visitvictoria.com'),
  -- United Kingdom and Ireland.
  ('news', 'architectsjournal.co.uk architecturaldigest.com autoexpress.co.uk autosport.com bbcgardenersworld.com
    bbcgoodfood.com belfastlive.co.uk belfasttelegraph.co.uk bighospitality.co.uk bikeradar.com birminghammail.co.uk
    bit-tech.net breakingnews.ie bristolpost.co.uk businessplus.ie businesspost.ie campaignlive.co.uk
    campaignlive.com carbuyer.co.uk carmagazine.co.uk carthrottle.com channel5.com chroniclelive.co.uk cityam.com
    citywire.com classicandsportscar.com closeronline.co.uk coachmag.co.uk computerweekly.com computing.co.uk
    constructionnews.co.uk cosmeticsbusiness.com cosmeticsdesign.com countryandtownhouse.com countryfile.com
    countryliving.com cyclingnews.com cyclingweekly.com cyclist.co.uk dailyrecord.co.uk dailystar.co.uk
    deliciousmagazine.co.uk dezeen.com digitalspy.com drapersonline.com drivingelectric.com empireonline.com
    evo.co.uk evoke.ie express.co.uk foodnavigator.com fora.ie ftadviser.com gamesindustry.biz gamesradar.com
    gardenersworld.com gbnews.com glamourmagazine.co.uk goodto.com gponline.com gq-magazine.co.uk graziadaily.co.uk
    greatbritishchefs.com grocerygazette.co.uk heatworld.com her.ie herald.ie heraldscotland.com hexus.net
    homesandgardens.com honestjohn.co.uk horseandhound.co.uk houseandgarden.co.uk housebeautiful.com
    hrmagazine.co.uk hsj.co.uk huffingtonpost.co.uk idealhome.co.uk image.ie independent.ie indy100.com inews.co.uk
    insidehousing.co.uk insurancetimes.co.uk investorschronicle.co.uk irishcentral.com irishexaminer.com
    irishmirror.ie irishtimes.com ispreview.co.uk itpro.co.uk itpro.com joe.ie kitguru.net ladbible.com
    lawgazette.co.uk lbc.co.uk leeds-live.co.uk legalcheek.com livefortheoutdoors.com liverpoolecho.co.uk
    livingetc.com londonist.com loudersound.com lovin.ie lrb.co.uk madeformums.com manchestereveningnews.co.uk
    marieclaire.co.uk marketingweek.com mbr.co.uk metro.co.uk moneymarketing.co.uk moneyweek.com
    morningstaronline.co.uk motherandbaby.co.uk motherandbaby.com motorcyclenews.com motoringresearch.com
    motorsport.com motorsportmagazine.com musicradar.com mylondon.news netdoctor.co.uk newcivilengineer.com
    newsletter.co.uk newstalk.com newstatesman.com nintendolife.com nme.com nursingtimes.net octane-magazine.com
    ok.co.uk olivemagazine.com outandaboutlive.co.uk parkers.co.uk pcpro.co.uk peoplemanagement.co.uk
    personneltoday.com pharmaceutical-journal.com phys.org pinkbike.com pocket-lint.com pocketgamer.biz
    pocketgamer.com practicalcaravan.com pressandjournal.co.uk pressgazette.co.uk private-eye.co.uk
    proactiveinvestors.co.uk prospectmagazine.co.uk prweek.com pulsetoday.co.uk purexbox.com pushsquare.com
    radiotimes.com realhomes.com redonline.co.uk retail-week.com retailgazette.co.uk road.cc rsvplive.ie rte.ie
    sainsburysmagazine.co.uk schoolsweek.co.uk sciencealert.com sciencefocus.com scotsman.com screendaily.com
    secretldn.com sharesmagazine.co.uk sheerluxe.com sifted.eu silicon.co.uk siliconrepublic.com
    singletrackworld.com spectator.co.uk spectator.com stuff.tv stv.tv stylist.co.uk t3.com talksport.com tatler.com
    tech.eu techadvisor.co.uk techadvisor.com techround.co.uk tes.com the-tls.co.uk theartsdesk.com thecaterer.com
    thecourier.co.uk thedrum.com theengineer.co.uk thegrocer.co.uk theindustry.fashion theinquirer.net thejournal.ie
    theweek.co.uk theweek.com thisismoney.co.uk timeshighereducation.com totalfilm.com travelweekly.co.uk
    ttgmedia.com ukhillwalking.com uktech.news unherd.com unilad.com vg247.com visordown.com vogue.co.uk
    walesonline.co.uk wallpaper.com wanderlust.co.uk wanderlustmagazine.com whatcar.com womanandhome.com
    yorkshirepost.co.uk yourdog.co.uk yourmoney.com'),
  ('community', 'accountingweb.co.uk askaboutmoney.com babycentre.co.uk boards.ie consumeractiongroup.co.uk
    cyclechat.net diynot.com forums.digitalspy.com forums.overclockers.co.uk gransnet.com hifiwigwam.com
    hotukdeals.com netmums.com pinkfishmedia.net pistonheads.com speakev.com talkphotography.co.uk
    ukbusinessforums.co.uk ukclimbing.com yacf.co.uk'),
  ('education', 'alzheimers.org.uk bhf.org.uk bl.uk cancerresearchuk.org collinsdictionary.com dcu.ie diabetes.org.uk
    futurelearn.com ldoceonline.com lexico.com macmillandictionary.com mind.org.uk ncirl.ie nice.org.uk nuigalway.ie
    oxfordlearnersdictionaries.com oxfordreference.com patient.info tcd.ie thecompleteuniversityguide.co.uk
    thefreedictionary.com ucas.com ucc.ie ucd.ie ul.ie universityofgalway.ie'),
  ('government', 'bankofengland.co.uk ccpc.ie centralbank.ie citizensinformation.ie cso.ie discoverireland.ie
    dublincity.ie fca.org.uk financial-ombudsman.org.uk fscs.org.uk gov.scot gov.wales hse.ie ico.org.uk ireland.com
    moneyhelper.org.uk mygov.scot nhs.scot nhs.wales ofcom.org.uk oireachtas.ie parliament.uk police.uk revenue.ie
    rsa.ie seai.ie tradingstandards.uk visitbritain.com visitlondon.com visitscotland.com'),
  -- United States and Canada: general, business and finance.
  ('news', '24-7pressrelease.com abc7.com abc7ny.com accessnewswire.com accesswire.com accountingtoday.com adage.com
    adexchanger.com adweek.com ajc.com allbusiness.com americanbanker.com automotivedive.com azcentral.com
    bakingbusiness.com baltimoresun.com bankingdive.com beautyindependent.com beincrypto.com benzinga.com
    beveragedaily.com bitcoinmagazine.com breitbart.com business.com businessnewsdaily.com businessofapps.com
    businessoffashion.com cbslocal.com cfo.com cfodive.com chainstoreage.com charlotteobserver.com
    chiefexecutive.net chron.com cision.com cleveland.com clickz.com coindesk.com cointelegraph.com
    constructiondive.com contentmarketinginstitute.com cosmeticsandtoiletries.com creditcards.com cryptonews.com
    cryptoslate.com csmonitor.com dailycaller.com dailyfx.com dallasnews.com decanter.com decrypt.co
    demandgenreport.com democracynow.org denverpost.com deseret.com detroitnews.com digiday.com
    digitalcommerce360.com dispatch.com einnews.com einpresswire.com expressnews.com fashionista.com finextra.com
    fintechfutures.com fitsmallbusiness.com foodbusinessnews.net fooddive.com footwearnews.com forexlive.com
    foxbusiness.com freep.com freightwaves.com fxstreet.com gcimagazine.com glossy.co gobankingrates.com
    grocerydive.com happi.com hospitalitynet.org hoteldive.com hoteliermagazine.com hotelmanagement.net
    houstonchronicle.com hrdive.com hrexecutive.com industrydive.com industryweek.com indystar.com inquirer.com
    institutionalinvestor.com insurancebusinessmag.com insurancejournal.com investing.com investmentnews.com
    investors.com issuewire.com journalofaccountancy.com jsonline.com kansascity.com knowledge.wharton.upenn.edu
    kqed.org ktla.com manufacturingdive.com marketersmedia.com marketingbrew.com marketingdive.com marketingland.com
    martech.org martechcube.com martechseries.com mediapost.com merchantmaverick.com mercurynews.com miamiherald.com
    modernretail.co moneytalksnews.com moneyunder30.com morningbrew.com motherjones.com nationalreview.com
    nbclosangeles.com nbcnewyork.com newrepublic.com news.crunchbase.com newsday.com newsfilecorp.com
    newsnationnow.com newsobserver.com newswire.ca newswire.com nj.com nrn.com ocregister.com openpr.com
    oregonlive.com orlandosentinel.com paymentsdive.com philly.com phocuswire.com pionline.com pix11.com
    post-gazette.com pr.com practicalecommerce.com prlog.org propublica.org prweb.com puck.news punchbowl.news
    punchdrink.com pymnts.com qsrmagazine.com qz.com rawstory.com reason.com restaurantbusinessonline.com
    restaurantdive.com restofworld.org retailbrew.com retaildive.com reviewjournal.com rfa.org rferl.org sacbee.com
    sandiegouniontribune.com seattletimes.com seekingalpha.com semafor.com send2press.com seroundtable.com
    sfchronicle.com sfgate.com skift.com sloanreview.mit.edu sltrib.com smallbiztrends.com socialmediaexaminer.com
    socialmediatoday.com sourcingjournal.com startribune.com startupsavant.com statesman.com strategy-business.com
    strictlyvc.com sun-sentinel.com suntimes.com supplychainbrain.com supplychaindive.com tampabay.com tearsheet.co
    thebalance.com thebalancemoney.com theblock.co thecollegeinvestor.com thedailybeast.com thefinancialbrand.com
    theinformation.com thenation.com thepennyhoarder.com thestreet.com thinkadvisor.com tipranks.com today.com
    travelpulse.com travelweekly.com ttnews.com upi.com usnews.com utilitydive.com valuepenguin.com vinepair.com
    voanews.com wallethub.com washingtonexaminer.com washingtontimes.com wbur.org wgbh.org winemag.com
    winespectator.com wnyc.org wwd.com zacks.com'),
  ('education', 'corporatefinanceinstitute.com econlib.org findlaw.com justia.com macrotrends.net nber.org nolo.com
    oyez.org pewresearch.org rand.org stlouisfed.org wallstreetmojo.com'),
  ('government', 'alberta.ca atlantafed.org bankofcanada.ca calgary.ca chicagofed.org edmonton.ca frbsf.org gov.bc.ca
    gov.mb.ca gov.nl.ca minneapolisfed.org montreal.ca myflorida.com naic.org newyorkfed.org novascotia.ca
    ontario.ca osc.ca ottawa.ca princeedwardisland.ca quebec.ca saskatchewan.ca toronto.ca usps.com vancouver.ca'),
  -- Canada.
  ('news', 'autos.ca betakit.com blogto.com bnnbloomberg.ca calgaryherald.com canadianbusiness.com
    canadiangeographic.ca canadiangrocer.com canadianliving.com chatelaine.com citynews.ca cottagelife.com
    coupdepouce.com cp24.com dailyhive.com driving.ca edmontonjournal.com ellecanada.com ellequebec.com
    explore-mag.com fashionmagazine.com financialpost.com guideautoweb.com houseandhome.com iphoneincanada.ca
    ipolitics.ca itworldcanada.com journaldemontreal.com journaldequebec.com lactualite.com lapresse.ca ledevoir.com
    lesaffaires.com lesoleil.com macleans.ca mobilesyrup.com moneysense.ca montrealgazette.com mtlblog.com
    narcity.com nationalobserver.com noovo.info ottawacitizen.com protegez-vous.ca radio-canada.ca rds.ca
    readersdigest.ca retail-insider.com ricardocuisine.com saltwire.com sportsnet.ca strategyonline.ca
    styleathome.com thechronicleherald.ca theprovince.com thespec.com thetyee.ca thewalrus.ca timescolonist.com
    todaysparent.com torontosun.com troisfoisparjour.com tsn.ca tvanouvelles.ca vancouverisawesome.com
    vancouversun.com winnipegfreepress.com'),
  ('community', 'financialwisdomforum.org flyertalk.com ratemds.com redflagdeals.com'),
  ('education', 'aboutkidshealth.ca carleton.ca concordia.ca cps.ca dal.ca diabetes.ca heartandstroke.ca hec.ca
    mcgill.ca mcmaster.ca mun.ca polymtl.ca queensu.ca ryerson.ca sfu.ca thecanadianencyclopedia.ca torontomu.ca
    ualberta.ca ubc.ca ucalgary.ca ulaval.ca umanitoba.ca umontreal.ca unb.ca uoguelph.ca uottawa.ca uqam.ca
    usask.ca usherbrooke.ca utoronto.ca uvic.ca uwaterloo.ca uwo.ca yorku.ca'),
  -- English: technology, software, science and games.
  ('news', '3dprint.com 3dprintingindustry.com 404media.co 9to5toys.com aeon.co all3dp.com androidheadlines.com
    androidpit.com appleinsider.com astronomy.com av-comparatives.org av-test.org avclub.com betanews.com bgr.com
    bigthink.com bleepingcomputer.com canarymedia.com cbr.com cio.com cleantechnica.com collider.com comingsoon.net
    comparitech.com csoonline.com cultofmac.com cybernews.com cyberscoop.com darkreading.com datacenterdynamics.com
    datacenterknowledge.com dcrainmaker.com deadline.com destructoid.com devclass.com devops.com dexerto.com
    discovermagazine.com dongknows.com dotesports.com droid-life.com droidgamers.com dronedj.com dronelife.com
    dualshockers.com earthsky.org edn.com eetimes.com electronicdesign.com electronicsweekly.com
    escapistmagazine.com eurekalert.org ew.com eweek.com fabbaloo.com fierce-network.com fiercebiotech.com
    fiercehealthcare.com fiercepharma.com fiercewireless.com gadgetguy.com.au gadgetsandwearables.com
    gamedeveloper.com gameinformer.com gamerant.com gamersnexus.net gamesbeat.com geekwire.com geeky-gadgets.com
    gematsu.com ghacks.net gizchina.com gizmochina.com greencarreports.com greentechmedia.com guru3d.com
    hackaday.com helpnetsecurity.com hothardware.com hpcwire.com idownloadblog.com iflscience.com igorslab.de
    imore.com indiewire.com infoq.com informationweek.com infosecurity-magazine.com invenglobal.com inverse.com
    iotworldtoday.com iphonehacks.com itsfoss.com itworld.com krebsonsecurity.com legitreviews.com lightreading.com
    liliputing.com linuxjournal.com lwn.net macstories.net mactrast.com makezine.com marktechpost.com
    massivelyop.com mobileworldlive.com nautil.us neowin.net networkworld.com newatlas.com nextpit.com
    nextplatform.com nintendoeverything.com notebookreview.com omgubuntu.co.uk osxdaily.com overclock3d.net
    pando.com pcgamesn.com petri.com phandroid.com phoronix.com platformer.news protocol.com pv-magazine-usa.com
    pv-magazine.com quantamagazine.org rcrwireless.com readwrite.com renewableenergyworld.com restoreprivacy.com
    reviewgeek.com roadtovr.com rogerebert.com safetydetectives.com sammobile.com sammyfans.com sciencedaily.com
    sciencenews.org scmagazine.com screenrant.com scworld.com sdtimes.com searchenginewatch.com security.org
    securityweek.com semiengineering.com servethehome.com shacknews.com siliconangle.com siliconera.com
    sixcolors.com skyandtelescope.org slashfilm.com slashgear.com smallnetbuilder.com smithsonianmag.com
    spectrum.ieee.org storagereview.com syncedreview.com techpowerup.com techraptor.net techrepublic.com
    techtarget.com telecoms.com the-ambient.com the-gadgeteer.com thegamer.com thehackernews.com thenewstack.io
    therecord.media therobotreport.com theserverside.com thewrap.com threatpost.com thurrott.com tidbits.com
    top10vpn.com toucharcade.com treehugger.com tvguide.com tweaktown.com twinfinite.net ubergizmo.com
    ultrabookreview.com undark.org universetoday.com uploadvr.com usmagazine.com videocardz.com vpnmentor.com
    vulture.com wareable.com wccftech.com windowslatest.com'),
  ('blog', 'astralcodexten.com avc.com blog.google blogs.com bothsidesofthetable.com budgetbytes.com codinghorror.com
    cookieandkate.com copyblogger.com damndelicious.net digital-photography-school.com expertvagabond.com feld.com
    fstoppers.com gimmesomeoven.com github.blog halfbakedharvest.com hanselman.com hebbarskitchen.com
    indianhealthyrecipes.com joythebaker.com justonecookbook.com kenrockwell.com lennysnewsletter.com listed.to
    loveandlemons.com maangchi.com marginalrevolution.com martinfowler.com mataroa.blog minimalistbaker.com
    mirror.xyz natashaskitchen.com nomadicmatt.com onceuponachef.com overreacted.io paragraph.xyz paulgraham.com
    photographylife.com pinchofyum.com postach.io posthaven.com problogger.com recipetineats.com
    sallysbakingaddiction.com scotthanselman.com scotthyoung.com sethgodin.com seths.blog silvrback.com
    simonwillison.net skinnytaste.com slatestarcodex.com smittenkitchen.com stackoverflow.blog thephoblographer.com
    thewoksoflife.com tomtunguz.com vegrecipesofindia.com wellplated.com'),
  ('community', '4chan.org advrider.com airlinequality.com allnurses.com androidforums.com anilist.co
    archiveofourown.org askapatient.com audiokarma.org audiworld.com audizine.com avsforum.com
    babyandbump.momtastic.com babypips.com backloggd.com backyardchickens.com basenotes.com bbb.org
    bbs.archlinux.org beeradvocate.com biggerpockets.com bimmerfest.com bimmerpost.com bitcointalk.org
    blackhatworld.com brickset.com catforum.com cellartracker.com chowhound.com city-data.com clublexus.com
    clutch.co codeproject.com coderanch.com coffeesnobs.com.au collegeconfidential.com community.babycenter.com
    comparably.com complaintsboard.com consumeraffairs.com contractortalk.com corvetteforum.com crozdesk.com
    cruisecritic.com davesgarden.com deviantart.com discogs.com diychatroom.com doityourself.com dslreports.com
    early-retirement.org egullet.org electricbikereview.com elevenforum.com endless-sphere.com enworld.org
    eurobricks.com expeditionportal.com experts-exchange.com f150forum.com fandom.com fanfiction.net fark.com
    fatwallet.com featuredcustomers.com fishbowlapp.com fishlore.com forestriverforums.com forexfactory.com
    forum.level1techs.com forums.anandtech.com forums.linuxmint.com forums.tomshardware.com fragrantica.com
    fredmiranda.com garagejournal.com gardenweb.com gbatemp.net gearslutz.com gearspace.com genius.com giantbomb.com
    giantitp.com goodfirms.co gradcafe.com greatschools.org growthhackers.com hardforum.com harmony-central.com
    healthboards.com healthgrades.com healthunlocked.com hellopeter.com home-barista.com homebrewtalk.com
    houserepairtalk.com howardforums.com howlongtobeat.com ih8mud.com imdb.com influenster.com inspire.com irv2.com
    irv2.net itcentralstation.com jeepforum.com knittinghelp.com kvraudio.com last.fm letsrun.com librarything.com
    linuxquestions.org lowendtalk.com lumberjocks.com mac-forums.com malwaretips.com mbworld.org medhelp.org
    metacritic.com metafilter.com moddb.com mrmoneymustache.com mtbr.com myanimelist.net namepros.com nexusmods.com
    niche.com omegaforums.net opencritic.com paddling.com patientslikeme.com peerspot.com permies.com photo.net
    pissedconsumer.com purseforum.com quiltingboard.com ratebeer.com ratemyprofessors.com rateyourmusic.com
    rcgroups.com realself.com reef2reef.com reefcentral.com rennlist.com ripoffreport.com rolexforums.com
    rottentomatoes.com saasworthy.com sawmillcreek.org seatguru.com sermo.com sevenforums.com slickdeals.net
    slowtwitch.com snbforums.com softwaresuggest.com somethingawful.com spiceworks.com stackshare.io stevehoffman.tv
    stocktwits.com studentdoctor.net styleforum.net talkbass.com tekpon.com tenforums.com teslamotorsclub.com
    thecatsite.com thegearpage.net thegradcafe.com thehighroad.org themanifest.com thestorygraph.com trakt.tv
    ubuntuforums.org untappd.com vitals.com vwvortex.com wallstreetoasis.com warriorforum.com watchuseek.com
    wattpad.com webhostingtalk.com webmasterworld.com weightweenies.starbike.com whiteblaze.net wilderssecurity.com'),
  ('education', 'aad.org aafp.org aao.org aap.org aclanthology.org acog.org acpjournals.org acs.org ada.org
    ahajournals.org aip.org alison.com alz.org annualreviews.org apa.org aps.org arthritis.org baeldung.com
    bartleby.com biography.com busuu.com cambridge.org cancer.org cell.com ck12.org classcentral.com cliffsnotes.com
    cochrane.org cochranelibrary.com collegeboard.org commonsensemedia.org cuemath.com dblp.org diabetes.org
    doaj.org drugs.com eatright.org edutopia.org egghead.io elsevier.com emedicinehealth.com encyclopedia.com
    enotes.com ets.org etymonline.com examine.com exercism.org extension.org frontendmasters.com gapminder.org
    gradesaver.com gutenberg.org hackerrank.com hathitrust.org healthychildren.org heart.org helpguide.org
    hindawi.com history.com infoplease.com iop.org ixl.com jci.org kidney.org labtestsonline.org laracasts.com
    learncpp.com leetcode.com libretexts.org litcharts.com lumenlearning.com lung.org mathsisfun.com
    mathworld.wolfram.com mdanderson.org medicinenet.com medscape.com memrise.com merckmanuals.com
    merckvetmanual.com mouthhealthy.org msdvetmanual.com mskcc.org nationalgeographic.org newworldencyclopedia.org
    nutritionfacts.org oapen.org oed.com openreview.net openstax.org orthoinfo.aaos.org osf.io oup.com
    ourworldindata.org paperswithcode.com petersons.com philpapers.org physicsclassroom.com pnas.org
    poetryfoundation.org poets.org programiz.com psychiatry.org purplemath.com radiopaedia.org readworks.org
    realpython.com royalsociety.org royalsocietypublishing.org rsc.org rxlist.com saylor.org scholarpedia.org
    sciencebasedmedicine.org scirp.org shmoop.com simplypsychology.org skepdic.com sleepfoundation.org
    springernature.com study.com teamtreehouse.com theodinproject.com thesaurus.com uptodate.com urbandictionary.com
    vocabulary.com w3resource.com wikidata.org wikiquote.org wikisource.org wikivoyage.org wikiwand.com
    wolframalpha.com wordnik.com worldcat.org worldhistory.org zenodo.org'),
  ('docs', 'access.redhat.com ai.google.dev anaconda.org apache.org astro.build babeljs.io bitbucket.org bun.sh
    caniuse.com central.sonatype.com codeberg.org codex.wordpress.org conda-forge.org d3js.org dart.dev debian.org
    deno.com deno.land developer.adobe.com developer.android.com developer.apple.com developer.chrome.com
    developer.hashicorp.com developer.salesforce.com developer.wordpress.org developers.cloudflare.com
    developers.facebook.com developers.hubspot.com djangoproject.com docs.blender.org docs.databricks.com
    docs.fedoraproject.org docs.godotengine.org docs.llamaindex.ai docs.microsoft.com docs.redhat.com
    docs.snowflake.com docs.stripe.com docs.unity3d.com docs.unrealengine.com ecma-international.org electronjs.org
    elixir-lang.org eslint.org etcd.io experienceleague.adobe.com expressjs.com fastapi.tiangolo.com fastify.dev
    flutter.dev freebsd.org gatsbyjs.com getbootstrap.com git-scm.com gnu.org gradle.org graphql.org grpc.io
    haskell.org helm.sh help.salesforce.com help.shopify.com help.ubuntu.com helpx.adobe.com hexdocs.pm
    ionicframework.com istio.io javascript.info jenkins.io jestjs.io jquery.com json.org julialang.org jupyter.org
    keras.io kernel.org knowledge.hubspot.com kotlinlang.org laravel.com manpages.ubuntu.com matplotlib.org
    microformats.org modelcontextprotocol.io msdn.microsoft.com mvnrepository.com nestjs.com nextjs.org nginx.org
    nim-lang.org numpy.org nuxt.com ogp.me openapis.org openbsd.org opencv.org opentelemetry.io palletsprojects.com
    pandas.pydata.org prometheus.io protobuf.dev pub.dev python.langchain.com pytorch.org r-project.org
    rdocumentation.org reactnative.dev redux.js.org remix.run ruby-doc.org ruby-lang.org rubyonrails.org
    scala-lang.org schema.org scikit-learn.org scipy.org search.maven.org shopify.dev sourcehut.org spring.io
    ss64.com swagger.io swift.org symfony.com tailwindcss.com tc39.es technet.microsoft.com tensorflow.org
    terraform.io threejs.org tidyverse.org tldp.org trailhead.salesforce.com unicode.org vite.dev vitejs.dev
    vitest.dev web.dev webpack.js.org wiki.gentoo.org yaml.org ziglang.org'),
  ('government', 'adb.org afdb.org apec.org asean.org bis.org ebrd.com eib.org epo.org fao.org g20.org iaea.org
    icj-cij.org icrc.org ilo.org imo.org ipcc.ch iso.org opec.org osce.org unctad.org undp.org unep.org unhcr.org
    unodc.org unwomen.org wfp.org woah.org'),
  -- English: home, food, travel, cars, health, family, pets, outdoor, photo and audio.
  ('news', '5280.com ablogtowatch.com adventure-journal.com allrecipes.com allure.com amateurphotographer.com
    americanhunter.org americastestkitchen.com apartmenttherapy.com artofmanliness.com askmen.com atlasobscura.com
    audioholics.com autoblog.com autoevolution.com automobilemag.com autonews.com autoweek.com babycenter.com
    babygearlab.com barbend.com bassmaster.com beautypackaging.com beckershospitalreview.com believeintherun.com
    bestproducts.com bestreviews.com bikemag.com bikerumor.com biopharmadive.com biospace.com boatingmag.com
    bobvila.com bostonmagazine.com breakingmuscle.com bustle.com byrdie.com cameralabs.com canonrumors.com
    carbuzz.com carscoops.com cats.com catster.com cdm.link chicagomag.com choosingtherapy.com cined.com
    cleverhiker.com climbing.com complex.com consumerguide.com contagionlive.com cookinglight.com
    cooksillustrated.com coveteur.com cruisehive.com culturetrip.com curbed.com cycleworld.com darko.audio
    delish.com dentistrytoday.com digitalcameraworld.com diyphotography.net doctorsofrunning.com dogfoodadvisor.com
    dogster.com dogtime.com domino.com drugtopics.com dvm360.com dwell.com eatingwell.com eatthis.com ecoustics.com
    electricbikereport.com elledecor.com endpts.com ephotozine.com essence.com familyeducation.com
    familyhandyman.com familyvacationcritic.com fatherly.com finehomebuilding.com finewoodworking.com
    flatpanelshd.com fodors.com food.com food52.com foodnetwork.com foodrepublic.com fratellowatches.com
    frequentmiler.com frommers.com fujirumors.com garagegymreviews.com gardeningknowhow.com gardenista.com
    gearnews.com gearpatrol.com genengnews.com girlboss.com glamour.com godsavethepoints.com golf.com golfdigest.com
    golfmonthly.com greatist.com guide.michelin.com guitarplayer.com guitarworld.com gunsandammo.com hdtvtest.co.uk
    headphonesty.com healio.com healthcaredive.com healthcareitnews.com healthcentral.com heavy.com hgtv.com
    hi-fiworld.co.uk hiconsumption.com hifinews.com highsnobiety.com hikingguy.com hodinkee.com
    hometheaterreview.com hotcars.com hotrod.com housedigest.com hunker.com imaging-resource.com innerbody.com
    insider.com instyle.com intothegloss.com irunfar.com islands.com lamag.com lenstip.com livestrong.com
    loyaltylobby.com marieclaire.com marthastewart.com mashed.com massdevice.com matadornetwork.com
    mattressclarity.com mattressnerd.com medcitynews.com medicaldaily.com medtechdive.com mensjournal.com
    mentalfloss.com milevalue.com mindbodygreen.com mixonline.com mobihealthnews.com modernhealthcare.com
    monochrome-watches.com mother.ly motorauthority.com motorcycle.com motorcyclist.com muscleandfitness.com
    musictech.com mygolfspy.com myrecipes.com newbeauty.com news-medical.net newsshooter.com nikonrumors.com
    nofilmschool.com nsmb.com onemileatatime.com oprahdaily.com opticallimits.com outdoorlife.com oyster.com
    parenting.com parents.com pawtracks.com petapixel.com petfoodindustry.com petmd.com pharmacytimes.com
    phillymag.com photographyblog.com popphoto.com popsugar.com popularwoodworking.com positive-feedback.com
    powder.com pregnancymagazine.com premierguitar.com projectorcentral.com prosoundweb.com psychcentral.com
    psychologytoday.com purewow.com redbookmag.com refinery29.com remodelista.com retirementliving.com
    ricksteves.com rideapart.com roadsandkingdoms.com roadtrailrun.com robbreport.com romper.com roughguides.com
    runrepeat.com rvlife.com rvtravel.com sailingworld.com saveur.com scarymommy.com seniorliving.org seventeen.com
    shape.com simpleflying.com simplyrecipes.com singletracks.com skimag.com sleepopolis.com smartertravel.com
    snowboarder.com sonyalpharumors.com soundandvision.com soundguys.com soundonsound.com soundstage.com
    soundstagehifi.com southernliving.com spy.com stereophile.com sunset.com swimswam.com synthtopia.com
    tasteofhome.com tastingtable.com tasty.co techgearlab.com teenvogue.com temptalia.com tennis.com teslarati.com
    texasmonthly.com theabsolutesound.com thebump.com thecarconnection.com theculturetrip.com thecut.com
    thedailymeal.com thedrive.com theinertia.com theinfatuation.com thekitchn.com theseniorlist.com
    thesprucecrafts.com thespruceeats.com thesprucepets.com thetakeout.com thetruthaboutcars.com theworlds50best.com
    thezoereport.com thisoldhouse.com thriftytraveler.com todays-golfer.com top10.com topspeed.com torquenews.com
    trailrunnermag.com travelnoire.com treelinereview.com triathlete.com truckinginfo.com ultimatemotorcycling.com
    uncrate.com upgradedpoints.com vegnews.com velonews.com verywellfamily.com verywellfit.com verywellmind.com
    veterinarypracticenews.com viewfromthewing.com vitalmtb.com wardsauto.com washingtonian.com watchtime.com
    weartesters.com wellandgood.com whattoexpect.com whole-dog-journal.com whowhatwear.com womansworld.com
    workingmother.com wornandwound.com yachtingmagazine.com yachtingworld.com'),
  -- Africa.
  ('news', 'abidjan.net addisstandard.com africanews.com allafrica.com arise.tv bellanaija.com bizcommunity.com
    businessdailyafrica.com businessday.ng businesslive.co.za businesstech.co.za cameroon-tribune.cm capetownetc.com
    capitalfm.co.ke carmag.co.za channelstv.com citinewsroom.com citizen.co.za citizen.digital dailyinvestor.com
    dailymaverick.co.za dailypost.ng dailytrust.com dakaractu.com dignited.com dispatchlive.co.za enca.com
    engineeringnews.co.za ewn.co.za fin24.com food24.com gadget.co.za getaway.co.za ghanaweb.com graphic.com.gh
    guardian.ng health24.com herald.co.zw htxt.co.za iol.co.za itweb.co.za jeuneafrique.com lefaso.net legit.ng
    maroelamedia.co.za memeburn.com mg.co.za moneyweb.co.za monitor.co.ug mybroadband.co.za myjoyonline.com
    nairametrics.com nation.africa netwerk24.com news24.com newtimes.co.rw newvision.co.ug parent24.com
    polity.org.za premiumtimesng.com pulse.ng punchng.com sabcnews.com saharareporters.com seneweb.com
    sowetanlive.co.za standardmedia.co.ke stuff.co.za techcabal.com techcentral.co.za techpoint.africa techweez.com
    the-star.co.ke theafricareport.com thecable.ng thecitizen.co.tz theeastafrican.co.ke thereporterethiopia.com
    thesouthafrican.com thisdaylive.com timeslive.co.za topauto.co.za tribuneonlineng.com tuko.co.ke vanguardngr.com
    ventureburn.com wheels24.co.za women24.com zikoko.com'),
  ('community', 'jamiiforums.com nairaland.com'),
  ('education', 'sahistory.org.za siyavula.com'),
  ('government', 'fsca.co.za resbank.co.za')
) AS lists (content_type, domains)
CROSS JOIN LATERAL regexp_split_to_table(trim(domains), '\s+') AS domain
ON CONFLICT (domain) DO NOTHING;
