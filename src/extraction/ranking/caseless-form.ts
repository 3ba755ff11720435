import { isSubject } from '../names/caseless-words.ts';
import { isGeneric } from '../names/generic-words.ts';
import { inEitherScript } from '../text/chinese-scripts.ts';
import { LEGAL, MAKERS, type NameForm, NO_NAME, SHAPED } from './name-signs.ts';
import { isPart } from './parts.ts';

/*
 * Signs of a phrase rather than a name, by script. In Japanese these are particles between words, endings of verbs and
 * adjectives, and polite ones; hiragana alone are none ("しろくまパワー", "森のなかま").
 */
const JAPANESE_PHRASE = {
  test: (words: string): boolean =>
    /[ぁ-ん]/u.test(words) &&
    !COMPANY.test(words) &&
    (PARTICLE.test(words) || INFLECTED.test(words) || OF_IT.test(words)),
};
const PARTICLE =
  /を|[一-龠ァ-ヶーA-Za-z\d](?:が|は|に|へ|で|と|や|も|から|まで|より|として|への|での|との|には|では)(?=[一-龠ァ-ヶーA-Za-z\d\s、]|[ぁ-ん]{2})|[一-龠ァ-ヶー]{2}(?:が|は|に|へ|で|から|まで|より|も)$/u;
const INFLECTED =
  /[一-龠](?:[いるうくすつむぶぬたてさきりみえけせれめべねげ]|しい|やか|らか)$|(?:です|ます|ません|でした|ました|ください|ましょう|しよう|こと|もの|とき|ため|ほう|など|だけ|ない|たい|する|した|して|いる|ある|なる|できる|やすい|にくい|やすさ|良い|よい|よさ|良さ|られる|れば|なら|かどうか|とは|よね|ても|ながら)(?:$|\s)/u;
/** "森のなかま": a noun that another describes may be a name, unless it is a trait or deed of that ("導入形態の柔軟性"). */
const DESCRIBED = /[一-龠ァ-ヶーA-Za-z\d]の(?=\S)/u;
const OF_IT =
  /の[^の]*(?:化|性|度|率|力|感|数|量|質|差|例|声|範囲|有無|可否|種類|仕組み|特徴|違い|流れ|目安|相場|評判|口コミ|条件|手順|方法|理由|確認|活用|比較|整理|把握|検討|選定|設定|作成|共有|構築|理解|準備|向上|改善|削減|強化|支援|管理|運用|導入|提案|対応|充実|交換|観点|課題|目的|役割|成功|サポート|メリット|デメリット|ポイント|コツ|リスク|バランス|レベル|スキル|コスト|スピード|デザイン|タイミング|ニーズ|イメージ|ケース|チーム|部門|会社|企業|業者|メーカー|ブランド)$/u;
const COMPANY =
  /(?:家電|家具|企画|帳簿|広場|小屋|本舗|便|食品|製菓|酒造|農園|牧場|茶屋|亭|荘|塾|学院|大学|化粧品|会計|工務店|不動産|センター|ホーム|ハウス|ラボ|スタジオ|トラベル|クリニック|歯科|医院|病院|ホテル|旅館|運輸|交通|電機|製作所|銀行|証券|保険|生命|カード|信託|信金|薬局|書店|商店|市場|食堂|園|堂|屋|庵|社|館|窓口|モバイル|でんき|ネット|クラブ|スクール|ストア)$/u;
const KOREAN_PHRASE =
  /(?:^|\s)[가-힣]{1,6}[이가]\s[가-힣]{0,4}[은는한된]\s|(?:인지|여부|하기|하는|되는|있는|없는|좋은|많은|위한|위해|따라|이면|라면|경우|까지|에서|으로|에게|한다면|싶다면|싶음|있음|없음|되면|하면|세요|니다|어요|나요|까요|은가|인가|인데|하고|보다|별로|[가-힣]{2,}(?:을|를|의|은|는|이란|란))(?=\s|$|[?!,])|확인|비교|선택|고려/u;
const CHINESE_PHRASE = inEitherScript(
  /[的是了吗呢把被对]|在(?!线)|如何|选择|建议|注意|需要|可以|使用|进行|提供|确保|检查|创建|登录|登陆|访问|添加|安装|打开|点击|下载|运行|启动|输入|验证|测试|了解|支持|方案|配置|预算/u,
);

/** What phrases of Thai begin with, where names begin with none. */
const THAI_PHRASE =
  /^(?:การ(?!บินไทย)|ความ|ควร|อย่า|ไม่|มี|ใช้|เลือก|ตรวจสอบ|เปรียบเทียบ|พิจารณา|ดู|อ่าน|ลอง|ตั้ง|กำหนด|คำนวณ|วัด|สำรวจ|สอบถาม|เช็[กค]|งบประมาณ|ราคา|ขนาด|คุณภาพ|คุณสมบัติ|ค่า|วิธี|ขั้นตอน|เคล็ดลับ|ข้อ|จุด|ประเภท|ระดับ|ระยะ|น้ำหนัก|แบตเตอรี่|รับประกัน|สรุป|คำแนะนำ|รีวิว)/u;

/** What tells to do something ends with. */
const TELLS_TO =
  /(?:세요|십시오|[합읍]시다|말 것|ましょう|ください|下さい|しよう)[.!。！]?$|(?:[하말두보받찾쓰읽알묻넣잡짜풀주익]|만들|고르|세우|배우|익히|늘리|줄이|챙기|맞추|바꾸|나누|모으|키우|따지|살피|올리|채우|다지)기$/u;
/** What phrases end with that name a deed, a trait or a measure. */
const DEED =
  /(?:^|\s)(?:제작|작성|준비|정리|분석|설정|구축|개선|관리|설계|연습|이해|활용|점검|신청|결정|수립|공부|기초|실습|경험|비중|비율|기준|방식|수준|품질|기간|일정|환경|상태|목표|지향|선호|우선|중시|중심|중점|강화|여부|개수|정도|만족도|난이도|안정성|전문성|신뢰도|접근성|성장|협업|능력|역량|시간|횟수|규모|조건|문화|방향|단계|과제|피드백|맛보기)$|^[\p{Script=Han}ぁ-ん・]+(?:体制|体系|実績|費用|料金|期間|条件|範囲|内容|方法|方針|頻度|品質|精度|種類|件数|人数|準備|作成|確認|分析|比較|検討|設定|対応|改善|管理|運用|導入|構築|最適化|可視化|強化|活用|支援|相談|経験|知見|理解|重視|機能|効果|構造|目的|予算|納期)$/u;

/** What sections are called in scripts without capitals, and ranks ("1순위"). */
const CASELESS_SECTION = inEitherScript(
  /추천|후보|순위|요약|결론|주의|체크리스트|조합|공통점|차이점|おすすめ|一覧|比較|まとめ|結論|候補|選び方|ポイント|注意|推荐|总结|结论|对比|建议|الخلاصة|مقارنة|סיכום|השוואה|निष्कर्ष|तुलना|^\d+\s?(?:위|位|등|단계|番|步|개월|年)/u,
);

/** What kinds of companies and things are called: "リサーチ会社", "대행사", "外包公司", "一体型". */
const KIND = inEitherScript(
  /(?:会社|各社|企業|業者|代理店|ベンダー|ファーム|タイプ|パターン|型|系|회사|업체|기관|기업|대행사|에이전시|유형|형|곳|公司|厂商|机构|平台|类)$/u,
);

/** Whether words tell a kind of companies or things rather than one of them. */
export const isKindOfThings = (words: string): boolean => KIND.test(words);

/** Whether words tell a deed, a trait or a measure, or to do something. */
export const isDeed = (words: string): boolean => TELLS_TO.test(words) || DEED.test(words) || isPart(words);

/** "freee 初心者でも使いやすい": a name and, behind a space, what is said of it. */
function firstWord([first = '', ...rest]: readonly string[]): NameForm {
  const phrase = KOREAN_PHRASE.test(first) || JAPANESE_PHRASE.test(first) || CHINESE_PHRASE.test(first);
  if (rest.length === 0 || first.length < 2 || phrase || /^\d|[,、。]/u.test(first)) return NO_NAME;
  return { words: [first], form: /^[A-Za-z]{3,}/.test(first) ? 1.3 : 0.6 };
}

/** More words may begin with whose course or service it is: "아크메 데이터 분석 과정". */
const MAX_SUBJECT = 2;
const MAX_NAME = 40;
const MAX_WORDS = 6;
/** A longer one with the sign of a phrase is a phrase, whatever it ends with: "国内规模最大的公关集团". */
const MAX_COMPANY = 8;

/** The company that a longer phrase begins with, told by its legal form in one of the first two words. */
function legalStart(said: string): NameForm {
  const words = said.split(/\s+/).slice(0, 3);
  const count = [1, 2].find((one) => {
    const begun = words.slice(0, one).join(' ');
    return LEGAL.test(begun) && begun.replace(LEGAL, '').trim() !== '';
  });
  const begun = count === undefined || words.length <= count ? '' : words.slice(0, count).join(' ');
  const named = begun.replace(LEGAL, ' ').trim();
  const phrase = [JAPANESE_PHRASE, KOREAN_PHRASE, CHINESE_PHRASE].some(
    (signs) => signs.test(named) || signs.test(begun),
  );
  return named === '' || phrase || named.length > MAX_NAME || /[、。，,「」『』]/u.test(named)
    ? NO_NAME
    : { words: [named], form: 3 };
}

/** "美的MJ-LZ25": a maker and the number of a model, whatever the maker's signs mean elsewhere. */
const MODEL = /^\p{Script=Han}{2,4}[A-Z]{1,6}-?[A-Za-z\d]*\d/u;

/** How much, how long or how many: "8.8만 원", "10歳", "3박". */
const MEASURE =
  /^[約约약]?\s?\d[\d.,]*\s?(?:[~〜～–-]\s?\d[\d.,]*\s?)?[万萬만億억千천]?\s?(?:円|元|원|歳|岁|歲|세|살|泊|박|日|天|일|分|분|時間|小时|小時|시간|年|년|[かヶカ]月|个月|個月|개월|月|월|週|周|주|名|人|명|回|次|회|倍|배|%|㎡|坪|평|畳|点|점)(?!\p{L}{2})/u;

/** A model and the like beside Chinese words: "特斯拉 Model 3". */
const NOT_HAN = /[A-Za-z\d\s.+-]+/gu;

/** How likely words in a script without capitals are a name: legal forms, Latin words among them, no signs of a phrase. */
export function caselessForm(name: string): NameForm {
  const legal = LEGAL.test(name);
  const plain = name.replace(LEGAL, ' ').trim();
  const words = plain.split(/\s+/).filter((word) => word !== '');
  // "株式会社アクメ 設計から施工まで…": a company, and behind a space what it does.
  if (plain.length > MAX_NAME || words.length > MAX_WORDS) return legalStart(name);
  if (plain === '') return NO_NAME;
  if (MODEL.test(plain)) return { words, form: 2 };
  if (legal && !(CHINESE_PHRASE.test(plain) && plain.length > MAX_COMPANY)) return { words, form: 3 };
  if (TELLS_TO.test(plain) || DEED.test(plain) || MEASURE.test(plain)) return NO_NAME;
  if (plain.length < 2 || isPart(plain) || CASELESS_SECTION.test(plain)) return NO_NAME;
  if (KIND.test(plain) || (words.length <= MAX_SUBJECT && isSubject(plain))) return { words, form: 0.3 };
  const latin = plain.match(/[A-Za-z][A-Za-z\d.+-]+/g) ?? [];
  const shaped = latin.some(
    (word) => SHAPED.test(word) || ((word.length > 4 || /^[A-Z][a-z]/.test(word)) && !isGeneric(word)),
  );
  if (/\p{Script=Hangul}/u.test(plain)) {
    if (KOREAN_PHRASE.test(plain)) return firstWord(words);
    return { words, form: shaped ? 2 : words.length > 3 ? 0.8 : 1 };
  }
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) {
    if (JAPANESE_PHRASE.test(plain)) return firstWord(words);
    const likely = DESCRIBED.test(plain) ? 0.6 : 1;
    return { words, form: shaped ? 2 : plain.length > 2 ? likely : 0 };
  }
  if (/\p{Script=Han}/u.test(plain)) {
    if (CHINESE_PHRASE.test(plain)) return firstWord(words);
    return {
      words,
      form: shaped
        ? 2
        : plain.replace(NOT_HAN, '').length > 10
          ? words.length === 2 && (words[0]?.length ?? 0) < 7
            ? 0.8
            : 0.3
          : plain.length > 4
            ? 1
            : 0.6,
    };
  }
  if (THAI_PHRASE.test(plain)) return NO_NAME;
  if (latin.some((word) => !isGeneric(word) || MAKERS.test(word))) return { words, form: 2 };
  return { words, form: words.length > 3 ? 0.3 : 1 };
}
