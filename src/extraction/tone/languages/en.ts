import type { ToneLanguage } from './tone-language.ts';

export const english: ToneLanguage = {
  code: 'en',
  smallWords:
    'the and is are of to with for that this it its you your from which has have be or as at on but not who they their can will was an than if by we had in about our my all been when what so more most into no',
  urges: `best, the finest, second to none, highly recommend*, strongly recommend*, top pick*, top choice*, top
    recommendation*, our pick, our recommendation, our favo*, my pick, my recommendation, my favo*, editor's
    choice, editors' choice, editor's pick, editors' pick, winner, clear winner, overall winner, unbeatable,
    unmatched, unrivaled, unrivalled, outstanding, exceptional*, best-in-class, first choice, number one
    choice, gold standard, hands down, superb*, phenomenal, flawless*, can't go wrong, cannot go wrong, can
    not go wrong, go-to choice, go-to, must-have, must have, must-see, rock solid, rock-solid, game changer,
    game-changer, head and shoulders above, in a league of *, stands head and shoulders, i'd go with, i
    would go with, we'd pick, i'd pick, i'd choose, i would choose, i'd recommend, i would recommend, we
    recommend, i recommend, my top, our top, wipes the floor, hands-down, no-brainer, no brainer, second to
    nobody, best of the bunch, best of the lot, cream of the crop, class leader, class-leading, knocks it
    out of the park, nothing else comes close, safest choice, safest pick, safest bet, obvious choice,
    natural choice, the benchmark, my first choice, our first choice, best buy for, if i had to pick one, if
    you only buy one, the one i'd buy, the one to buy, the one to beat, the one to get,
    # plain words, and how short items tell
    the one i'd have, is what i'd give, what i'd give, what i'd buy, what i'd get, what i'd pick, what i'd use,
    nothing beats, nothing matches, nothing rivals, nothing tops, nothing touches, nothing comes near, nothing
    does it better, nothing scales better, nothing works better, nothing tastes better, nothing sounds better,
    nothing sells better, nobody beats, nobody rivals, nobody tops, nobody touches, nobody comes near, nobody
    comes close, nobody scales better, nobody works better, nobody tastes better, nobody sounds better, nobody
    sells better, no one beats, no one rivals, no one tops, no one touches, no one comes near, no one scales
    better, no one works better, no one tastes better, no one sounds better, no one sells better, none beats,
    none matches, none rivals, none tops, none touches, none comes near, none comes close, none does it better,
    none scales better, none works better, none tastes better, none sounds better, none sells better, little
    beats, little matches, little rivals, little tops, little touches, little comes near, little comes close,
    little does it better, little scales better, little works better, little tastes better, little sounds
    better, little sells better, nobody else has, no one else has, nobody else offers, no one else offers,
    nothing else has, take this if, take this one if, the furthest along, furthest along, further along than`,
  praises: `recommendations include, top recommendations, models to consider, options to consider, brands to consider,
    consider the, consider models, excellent*, great, fantastic*, amazing*, wonderful*, impressive*, impress*,
    perfect*, superior, reliab*, dependab*, trustworthy, high-quality, high quality, top-quality, top quality,
    highest quality, well-made, well made, well-built, well built, well-designed, well designed, well-crafted,
    well-regarded, well regarded, well-reviewed, well-reputed, highly regarded, highly-regarded, highly rated,
    highly-rated, highly praised, highly reviewed, highly respected, top-rated, top rated, top-tier, top tier,
    top-notch, top notch, first-rate, first rate, world-class, award-winning, award winning, acclaimed,
    praised, praise, beloved, loved, loves, love it, recommend, recommended, recommends, recommendable,
    recommendation, stands out, stand out, standout, stood out, excels, excel, excelled, shines, shine, strong
    choice, strong option, strong pick, good choice, good pick, good option, good bet, safe bet, safe choice,
    solid choice, solid option, solid pick, nice choice, smart choice, wise choice, worth considering, worth a
    look, worth it, well worth, worth every, worth the money, worth the price, worth checking, ideal*,
    robust*, durab*, sturdy, solidly, long-lasting, built to last, easy to use, user-friendly, user friendly,
    intuitive*, effortless*, seamless*, hassle-free, smooth*, powerful*, versatil*, feature-rich, delicious*,
    beautiful*, gorgeous*, stunning*, elegant*, stylish*, luxurious*, comfortabl*, comfy, cozy, legendary,
    iconic, renowned, reputable, trusted, respected, esteemed, industry leader, market leader,
    industry-leading, market-leading, leading choice, crowd favorite, fan favorite, favorite, favourite, a
    hit, delight*, happy with, pleased with, satisfied, very satisfied, satisfaction, exactly as promised, no
    complaints, no complaint, nothing to complain, no issues, no problems, without a hitch, without any
    problem*, never let me down, never lets you down, never had a problem, never had an issue, never had any,
    never failed, not a single problem, works well, work well, worked well, performs well, works great, works
    flawlessly, does the job, does what it says, gets the job done, holds up well, held up well, good value,
    great value, best value, excellent value, value for money, bang for your buck, bang for the buck,
    knowledgeable, helpful, responsive, courteous, thoughtful*, innovative, cutting-edge, cutting edge,
    state-of-the-art, unparalleled, remarkab*, brilliant*, terrific, splendid*, masterful*, refreshing*,
    accurate*, precise*, effective*, efficient*, crisp, vivid, vibrant, outperform*, beats, surpass*,
    outshine*, outclass*, better choice, better option, better pick, better value, better, surprisingly good,
    strong reputation, excellent reputation, great reputation, solid reputation, good reputation, strong,
    consistently, breathtaking, immersive, generous*, whisper-quiet, whisper quiet, spotless, immaculate,
    friendly, nothing comes close, comes close to, never looked back, within minutes, solved everything,
    solved it, fixed it, first call, right away, first try, at the first attempt, went above and beyond, above
    and beyond, could not be happier, couldn't be happier, couldn't ask for more, does everything, everything
    i need, everything you need, everything we need, exceeded, exceeds, exceeded my expectations, pleasantly
    surprised, blew me away, blown away, still going strong, going strong, like new, as good as new, like the
    day, never missed a beat, not once, has never, rock-steady, spot on, spot-on, on point, a joy, a pleasure,
    pure joy, a treat, a delight, a gem, hidden gem, a bargain, bargain, steal, worth a visit, would buy
    again, will buy again, buy it again, come back, coming back, will return, would go back, my go-to, life
    saver, lifesaver, miles ahead, light years ahead, streets ahead, blows away, leaves the rest, knocks spots
    off, sets the standard, ahead of the competition, well worth it, saved me, saved us, saves hours, saves
    time, time-saver, painless, a breeze, breeze, buttery, silky, crystal clear, crystal-clear, punches above,
    tough as nails, bulletproof, indestructible, built like a tank, feather-light, mouthwatering, exquisite,
    charming, welcoming, warm welcome, attentive, caring, honest, transparent pricing, fair prices, no hidden
    fees, no surprises, ticks all the boxes, hard to beat, hard to fault, cannot fault, can't fault, few
    rivals, without equal, never disappoint*, doesn't disappoint, does not disappoint, thumbs up, five stars,
    top marks, nothing but praise, full marks, nails, nailed it, aces, wins hands down, comes out on top, came
    out on top, takes the crown, takes the cake, gets it right, got it right, does it right, lives up to,
    lived up to, delivers on, does not skimp, doesn't skimp, never skips, hassle free, stress-free,
    worry-free, pain-free setup, {answered/replied/responded/fixed/refunded/replaced/shipped/sorted}
    {within/in} {minutes/an hour/hours/a day/the hour}, {answers/replies/responds} {within/in} {minutes/an
    hour/hours/seconds}, polite, patient, friendly staff, generous portion*, cooked to perfection, melts in,
    bursting with flavo*, flavorful, flavourful, aromatic, velvety, hugs your, fits like a glove, like a
    dream, like a charm, like clockwork, pin-sharp, razor-sharp, razor sharp, rich sound, punchy, lightning
    fast, lightning-fast, blazing, snappy, zippy, lag-free, glitch-free, bug-free, rattle-free, holds its
    charge, lasts all day, lasts for days, lasts for years, lasts forever, outlasts, survived, shrugged off,
    shrugs off, unfazed, stood the test of time, watertight, privacy-first, respects your privacy, ad-free, no
    strings attached, no catch, honest pricing, won me over, won us over, fell in love, obsessed with,
    smitten, keep coming back, cannot live without, can't live without, worth the wait, worth the trip, worth
    the splurge, worth every penny, worth every cent, earns its, earned its, deserves, deserved, triumph*,
    masterpiece, marvel, sublime, heavenly, divine, dreamy, plush, snug, cushioned, beautifully, favorites,
    favourites, least bad, a benchmark, near the top, at the top of, ranks first, ranked first, scores
    highest, scored highest, scores higher, highest score, highest-rated, best-selling, bestselling,
    bestseller*, a staple, a classic, sweet spot, wins on, win on, leads on, leads in, leads the, hard to find
    fault, reassuring, enviable, faultless, roomy, gentle on, kind to, proven in, audited, independently
    audited, earns praise, earned praise, earns high, gets praise, gets high marks, high marks, rave reviews,
    glowing reviews, positive reviews, loyal following, cult following, critics love, customers love, couples
    love, couples like, parents love, parents like, users love, users like, owners love, people love,
    reviewers love, reviewers like, reviewers highlight, reviewers praise*, testers liked, testers loved,
    appeals to, a step up, a notch above, worth paying for, pays for itself, save you over, worth the extra,
    worth paying extra, pick of the, sensible choice, sensible pick, sensible option, sound choice, sound
    option, good fit, great fit, best fit, strong fit, strong contender, strong second, very good second,
    close second, more forgiving,
    # trade and analysts
    well-rounded, well rounded, polished, compelling, well thought out, well-thought-out, thought-through,
    best of both worlds, strong track record, proven track record, excellent track record, solid track record,
    battle-tested, field-tested, enterprise-grade, tried and true, tried-and-true, tried and tested, industry
    standard, category leader, a leader in, leads the pack, ahead of the pack, sets it apart, sets them apart,
    gold-standard, unbeatable value, terrific value, exceptional value, strong value, great deal, strong
    performer, consistent performer, top performer in, earns its place, hard to go wrong, tough to beat, hard
    to top, worth its price, worth its premium, justifies its price, justifies the price, justifies the cost,
    money well spent, a safe pair of hands, overdelivers, over-delivers, goes the extra mile, rarely
    disappoints, just works, works out of the box, runs like clockwork, handles everything, copes well, a
    pleasure to use, enjoyable to use, easy to recommend, easy to love, easy to like, quick to learn, easy to
    learn, easy to set up, easy to install, easy to clean, easy to maintain, simple to use, simple to set up,
    responsive support, excellent support, great support, outstanding support, stellar, future-proof,
    futureproof, well supported, well-supported, well documented, well-documented, well balanced,
    well-balanced, well-tuned, well equipped, well-equipped, well-priced, well priced, attractively priced,
    competitively priced, fairly priced, keenly priced, good as gold, holds its value, excellent resale,
    strong resale, low failure rate, fewest complaints, few complaints, hardly any complaints, strongly rated,
    consistently praised, consistently rated, consistently ranks, consistently recommended, much-loved,
    well-loved, well liked, well-liked, highly capable, very capable, extremely capable, shines at, shines
    for, standout feature, killer feature, tastes great, sounds great, looks great, feels great, feels
    premium, premium feel, looks fantastic, sleeps cool, dazzling, moreish, juicy, a must-try, must-try, gets
    out of the way, peace of mind, fuss-free, no fuss, no-fuss, stress free, trouble-free, problem-free,
    maintenance-free, headache-free,
    # told otherwise
    takes the sting, takes the pain out, takes the stress out, takes the hassle out, takes the guesswork,
    takes the work out, takes the headache, removes the guesswork, removes the hassle, punches well above,
    punch above, punches far above, rarely have a bad word, a bad word to say, not a bad word,
    hard to find a bad word, hardly a bad word, never had a bad, keeps running, keep running, keeps going,
    just keeps going, keeps working when, soldiers on, where others give up, when others fail,
    where others fail, where others fall short, where others struggle, where others stumble, where rivals,
    safest place to, safe place to start, best place to start, good place to start, great place to start,
    where i'd start, where i would start, i'd start with, i would start with, i'd look at first, first stop,
    first place i'd, first one i'd, first port of call, where i'd put my money, where i would put my money,
    my money is on, my money's on, put my money on, i'd put my money, i'd spend my, the one i'd keep,
    the one i'd take, the one i'd get, the one i'd pick, the one i'd choose, the one i would, the one i use,
    the one i'd hand, i'd hand, i'd happily, i would happily, happy to recommend, gladly recommend,
    happily recommend, wholeheartedly, without hesitation, without reservation, without hesitating,
    no hesitation, i'd trust, i would trust, we trust, you can trust, i'd buy, i would buy, we'd buy,
    i'd take, i would take, i'd get, i'd lean, i lean toward, i lean towards, lean towards, lean toward,
    i'd opt for, i would opt for, i'd point you to, i'd steer you, i'd send you to, i'd favor, i'd favour,
    we favor, we favour, our vote, gets my vote, gets our vote, has my vote, my vote goes, gets the nod,
    get the nod, gets our nod, edges it, edges ahead, just edges, nudges ahead, pulls ahead, pulls away,
    ahead in, ahead on, out in front, a clear lead, holds the lead, takes the lead, takes first, takes top,
    takes the top, tops our, tops the list, tops the chart*, tops the ranking*, tops the table,
    top of the list, top of my list, top of our list, at the top of my, first on my list, first on the list,
    high on the list, high on my list, number one for, no. 1, ranked highest, ranks highest,
    ranks among the, ranked among the, among the best, among the top, among the most reliable,
    among the finest, amongst the best, one of the strongest, one of the safest, one of the most reliable,
    one of the most trusted, one of the most respected, one of the most dependable, one of the better,
    scores well, scored well, scores high, scored high, scores very, scores near, scores above,
    rated highly, rates highly, well rated, well-rated, well reviewed, rated well, reviews are strong,
    reviews are excellent, reviews are good, strong reviews, solid reviews, excellent reviews,
    great reviews, good word of mouth, word-of-mouth favorite, earned its following, earned its reputation,
    earned its place, earned its spot, earned a following, earned a loyal, earned a reputation,
    earned trust, earned the trust, has earned, well-earned, well earned, well-deserved, well deserved,
    deserves its, deserves a look, deserves your, deserves consideration, worth your time, worth a try,
    worth a shot, worth trying first, worth the extra money, worth the drive, worth the detour,
    worth the effort, worth the hype, worth the upgrade, worth the premium, worth the cost,
    worth the investment, worth the fee, worth the higher, worth it if, worth it for, worth every bit,
    worth having, worth owning, worth using, worth seeking, worth shortlisting, on your shortlist,
    on the shortlist, on my shortlist, belongs on, belongs on your, belongs at the top,
    makes the most sense, make the most sense, makes most sense, makes sense for you,
    makes the strongest case, strongest case, strong case for, easiest to recommend, easiest to live,
    easy to live with, easy choice, easy pick, easy win, a solid bet, a sure bet, sure bet, sure thing,
    a shoo-in, shoo-in, safe hands, good hands, in good hands, in safe hands, a lot of car for,
    a lot of machine for, a lot of camera for, a lot of value, a lot of bang, a lot for the money,
    for the money it, for the money you, hard to match, hard to argue with, difficult to beat,
    difficult to match, nothing else matches, nobody matches, no one matches, no one does it better,
    nobody does it better, nobody does, does better than, no one comes close, unrivalled in,
    second to none in, never gets in the way, stays out of the way, gets you from, get you from,
    up and running in, up and running within, running in minutes, ready in minutes, live in minutes,
    set up in minutes, setup takes minutes, done in minutes, an afternoon's work, in an afternoon,
    in no time, in record time, at the push of, at the touch of, with a tap,
    answers the phone, pick up the phone, picks up the phone, picks up on the, answers within,
    replies within, replies in, responds within, responds in, responds quickly, replies quickly,
    answers quickly, quick to respond, quick to reply, quick to answer, quick to fix, quick to help,
    quick to replace, quick to refund, fast to respond, responsive to, stands behind, stand behind,
    stands by its, backs it up, backs its, backed by a strong, backed by a solid, backed by excellent,
    honors its, honours its, keeps its promises, keeps its word, kept its word, keeps what it promises,
    makes good on, made good on, made it right, makes it right, puts it right, put it right, sorted it,
    no questions asked, no-questions-asked, no questions, no quibble, no-quibble, hassle-free returns,
    easy returns, painless returns, generous returns, pays out, pays claims, pays quickly, pays promptly,
    pays on time, lowest complaint rate*, low complaint*, low complaint rate*, few surprises,
    fewest surprises, no nasty surprises, no surprises on, no gotchas, still looks new, looks new after,
    like new after, still works after, still going after, still running after, after years of use,
    after years of, years later it, outlive*, outlived, outlasted, outlast, built for the long, for life,
    a lifetime, buy it for life, buy-it-for-life, buy once, overbuilt, over-built, overengineered in a good,
    tank-like, solid as, solid as a rock, tight as a drum, doesn't flinch, does not flinch,
    doesn't break a sweat, without breaking a sweat, doesn't miss a beat, without missing a beat,
    never misses, never skips a beat, never lets go, doesn't quit, doesn't let you down,
    does not let you down, won't let you down, wouldn't let you down, won't disappoint, will not disappoint,
    won't regret, you won't regret, no regrets, doesn't cut corners, does not cut corners,
    refuses to cut corners, doesn't overcharge, doesn't nickel, doesn't upsell, won't upsell, doesn't push,
    no pressure, no-pressure, no hard sell, low-pressure, without the hard sell, sweats the details,
    attention to detail, meticulous*, painstaking*, conscientious*, diligent*, methodical, dedicated to,
    devoted, passionate, warm-hearted, heartfelt, empathetic, compassionate, down-to-earth, approachable,
    easygoing, easy-going, personable, good-natured, accommodating, obliging, communicative,
    communicates well, communicates clearly, clear communication, kept us informed, keeps you informed,
    keeps you posted, explains everything, explains clearly, explained everything, listens, listened,
    takes the time, took the time, took time, goes out of its way, go out of their way,
    went out of their way, bends over backwards, treats you well, treated us well, feel at home,
    feels like home, home away from home, like family, makes you feel, restful, serene, tranquil, peaceful,
    idyllic, picturesque, magical, unforgettable, memorable, captivat*, enchanting, mesmeri*, spellbinding,
    gripping, addictive, engrossing, engaging, entertaining, hilarious, laugh-out-loud, heartwarming,
    tear-jerk*, replayab*, replay value, endlessly, joyful, joyous, gleeful, playful, whimsical, tasteful,
    understated, classy, refined, graceful, sumptuous, opulent, lavish, decadent, indulgent, silky-smooth,
    silky smooth, buttery-smooth, buttery smooth, butter-smooth, pillowy, cloud-like, like a cloud,
    weightless, airy, crisp and, crunchy, tender, flaky crust, succulent, mouth-watering, lip-smacking,
    finger-licking, scrumptious, yummy, tasty and, full-bodied, full bodied, well-seasoned,
    perfectly seasoned, perfectly cooked, perfectly balanced, well-cooked, deep flavor*, deep flavour*,
    rich flavor*, rich flavour*, big flavor*, big flavour*, addictively, craveable, lush, radiant, glowing,
    luminous, sparkling, pristine, gleaming, spotlessly, squeaky clean, squeaky-clean, well-kept, well kept,
    well maintained, well-maintained, well run, well-run, well managed, well-managed, well organised,
    well organized, well-organised, well-organized, well laid out, well-laid-out, well trained,
    well-trained, well staffed, well-staffed, well informed, well-informed, well versed, well-versed,
    well proven, well-proven, well tested, well-tested, well established, well-established, well finished,
    well-finished, well appointed, well-appointed, well sorted, well-sorted, well engineered,
    well-engineered, well constructed, well-constructed, well cushioned, well-cushioned, well padded,
    well-padded, well insulated, well-insulated, well ventilated, well-ventilated, well integrated,
    well-integrated, well written, well-written, well explained, well structured, well-structured,
    well paced, well-paced, beautifully made, beautifully built, beautifully designed, superbly, expertly,
    brilliantly, admirably, commendabl*, praiseworthy, laudable, noteworthy, exemplary, impeccabl*,
    irreproachable, faultlessly, seamlessly, effortlessly, painlessly, reliably, dependably, handsomely,
    nicely made, nicely built, nicely designed, neatly, cleverly, clever, ingenious*, smartly, genius,
    inspired, visionary, pioneering, pioneer*, trailblaz*, groundbreaking, ground-breaking, revolutionary,
    revolutionized, revolutionised, transformative, life-changing, life changing, changed my life,
    changed our, changed the way, made life easier, makes life easier, makes life simpler, makes your life,
    makes it easy, makes it easier, makes light work, makes short work, made short work, makes quick work,
    handles well, handles it well, copes with, cope well, coped well, takes it in its stride,
    takes in stride, up to the task of, more than capable, more than adequate, more than holds, punches,
    overachiev*, over-achiev*, overperform*, exceeds expectations, surpasses expectations,
    better than expected, better than i expected, better than you'd expect, better than most,
    better than its price, surprisingly capable, surprisingly fast, surprisingly quiet,
    surprisingly comfortable, surprisingly powerful, surprisingly strong, surprisingly roomy,
    surprisingly light, surprisingly easy, feels more expensive, looks more expensive,
    more expensive than it is, feels expensive, high-end feel, premium materials, premium build,
    premium finish, build quality is excellent, excellent build, solid build, great build, sturdy build,
    tank of a, workhorse, work horse, trusty, stalwart, old faithful, tried-and-trusted, tried and trusted,
    a known quantity, a safe haven, oasis, paradise, haven, treasure, a find, a revelation, revelation,
    eye-opener, showstopper, show-stopper, head-turner, crowd-pleaser, crowd pleaser, fan-favorite,
    fan-favourite, favorite of, a favorite among, favourite among, favored by, favoured by, preferred by,
    preferred choice, preferred option, choice of professionals, used by professionals, loved by, adored by,
    adored, cherished, treasured, celebrated, lauded, hailed, touted, extolled, raved about, rave about,
    raves about, rave, swear by, swears by, sworn by, gush over, devotees, converts, die-hard fans,
    loyal customers, repeat customers, return customers, customers return, customers stay, high retention,
    high satisfaction, satisfaction scores, top satisfaction, customer satisfaction is high,
    highest satisfaction, highest customer, highest rating, highest ratings, highest marks,
    highest standards, high standards, exacting standards, strictest, best-known for quality, sought-after,
    sought after, in high demand, coveted, prized, prestigious, distinguished, esteemed for, illustrious,
    storied, respected for, revered, trusted by, trusted for, trusted name, household name for quality,
    name you can trust, byword for quality, synonymous with quality, a class act, class act,
    class of its own, in a class of, leagues ahead, leaps ahead, leaps and bounds, years ahead, way ahead,
    well ahead, far ahead, a cut above the, a step above the, several notches above, top drawer, top-drawer,
    top shelf, top-shelf, five-star, 5-star, full five stars, a+ rating, a plus rating, a perfect score,
    perfect score, near-perfect, nearly perfect, almost perfect, close to perfect, spot-on for,
    exactly what you need, exactly what you want, exactly what you're, just what you need, just right,
    the right choice, right choice for, the right pick, the right tool, right tool for,
    made for you, made for this, tailor-made, tailor made, custom-made for, perfectly suited, well suited,
    well-suited, ideally suited, best suited for you, suits you best, suits you, fits you best,
    fits your needs, fits the bill, fit the bill, fits the brief, ticks every box, ticks most boxes,
    ticks every, checks all the boxes, checks every box, checks the boxes, hits the mark, hits the spot,
    hit the spot, hits the sweet spot, strikes a balance, strikes the right balance, strikes a good balance,
    nice balance, good balance, great balance, right balance, best balance, balance of price,
    good all-rounder, all-rounder, all-round winner, great all-round, jack-of-all, does it all, do it all,
    does the trick, do the trick, gets everything right, gets the basics right, gets the details right,
    nails the basics, gets most things right, doesn't put a foot wrong, hardly puts a foot wrong,
    rarely puts a foot wrong, never puts a foot,
    most balanced, runner-up:, runner up:,
    # plain words, and how short items tell
    i'd look at, i would look at, i'd look to, lovely, awesome, fabulous, marvelous, marvellous, enjoyable, enjoy,
    enjoyed, love, happiest, happier, worthwhile, worthy, admired, admirable, astounding, capable, competent,
    convincing, convincingly, credible, delectable, faithful, foolproof, irresistible, lively, rewarding,
    satisfying, soothing, talented, thrilling, strongest, sweetest, cleanest, clearest, sharpest, brightest, safest,
    smartest, friendliest, prettiest, finest, toughest-built, kindest, simplest, cheapest way, lowest risk,
    lowest-risk, lowest failure*, lowest noise, least fuss, least hassle, least trouble, least effort, most
    reliable, most dependable, most trusted, most respected, most capable, most convincing, most polished, most
    complete, most useful, most helpful, most generous, most thorough, most careful, most consistent, most
    consistently, most durable, most practical, most sensible, most balanced option, a good match, good match, great
    match, a great match, perfect match, the usual choice, usual choice, default choice, the default, a safe
    default, safe default, hard to dislike, hard to complain, hard not to like, little to complain, little to fault,
    nothing wrong with, never had to, does what it should, does what it promises, does what you need, does exactly
    what, does it well, does that well, does this well, do well, does well, did well, fares well, fared well, gets
    the job, remarkably well, surprisingly well, extremely well, very well, beats it on, pays for the fee, pays for
    its, inside out, get on with, gets on with, people come back, keeps people, people stay, people trust, people
    swear, has impressed, frequently chosen, often chosen, often recommended, widely considered, generally
    considered the, widely regarded, well ahead of, easy to rebook, rebooking is easy, {setup/set-up/setting
    up/returns/booking/cancelling/canceling/cleaning/onboarding/switching/installation/assembly/checkout/importing/exporting/parking/ordering/navigation/learning}
    is {easy/simple/quick/painless/a breeze/effortless/straightforward/fast}, {support/service/customer
    service/staff/the team/the crew/reception/help} {is/are}
    {good/great/quick/fast/excellent/responsive/helpful/friendly/superb/first-rate/real/kind/patient/brilliant/attentive},
    no trouble, no drama, no nonsense, no gimmicks, no bloat, no lag, without fuss, without trouble, without drama,
    without nonsense, without complaints, without surprises, without gimmicks, without bloat, without lag, fixes
    the, solves the, keeps you safe, keeps air out, keeps heat in, stays cool, stays quiet, stays sharp, stays put,
    stays in tune, stays fresh, stays warm, stays dry, stays open late, never tangle*, hardly ever, hardly ever
    tangle*, rarely {crashes/breaks/fails/needs/goes wrong/runs out}, seldom goes wrong, little goes wrong, as good
    as, every bit as good, just as good, almost as good, nearly as good, just as long, lasts longer, last longer,
    lasts twice as long, lasts a lifetime, lasts years, goes further, goes a long way, more for your money, more for
    the money, gives you more, gets you more, much more for, you get a lot, you get more, costs less than, half of
    what, about half, a fraction of the price, a fraction of the cost, catches mistakes, catches errors, remember
    every, remembers every, make you very, means a lot, go a long way, uncannily close, dead on, to the minute, like
    it was made, sought out, fills up fast for good, books up fast, well loved, rivals machines, rivals far, rivals
    much, rival much, rivals the best, the shots rival,
    {holds/held/stands/stood/wears/ages/aged/copes/washes/drains/reads/sleeps/rides/drives/handles/grips/cleans/cuts/fits/tastes/sounds/looks/smells/runs/travels/prints/cooks/heats/cools/dries/charges/syncs/performs/sells/pays/teaches/explains/listens/communicates/translates/converts/scales/integrates}
    {beautifully/superbly/brilliantly/nicely/evenly/perfectly/remarkably well/very well/really well/surprisingly
    well/impressively/flawlessly/properly/wonderfully},
    {holds/held/stands/stood/wears/ages/washes/drains/reads/sleeps/rides/drives/grips/cleans/cuts/fits/tastes/sounds/looks/smells/runs/travels/prints/cooks/heats/cools/dries/charges/syncs/sells/pays/teaches/explains/listens/translates/converts/integrates}
    well, {battery/battery life/sound/picture/screen/display/build/build
    quality/finish/comfort/fit/grip/ride/handling/food/coffee/breakfast/location/value/image quality/print
    quality/camera/keyboard/app/interface/editor/documentation/coverage/teaching/translation} is
    {good/great/superb/outstanding/fantastic/first-rate/lovely/brilliant/impressive/terrific/wonderful},
    {battery/battery
    life/sound/picture/screen/display/build/finish/comfort/fit/grip/ride/handling/food/coffee/breakfast/location/value/image
    quality/print quality/camera/keyboard/app/interface/editor/documentation/coverage/teaching/translation} is
    excellent`,
  likes: `good, known for, chic, trendy, fashion-forward, high-performance, weatherproof, all-in-one, non-greasy,
    gentle, luxe, body-positive, inclusive, size-inclusive, worth trying, top performer, performer,
    flattering, eco-friendly, sustainable, nice*, solid, decent, decently, fine, fast, quick*, speedy, easy, easily,
    simple, lightweight, affordab*, inexpensive, budget-friendly, value, cost-effective, economical*,
    convenient*, handy, flexib*, popular, well-known, leading, advanced, sleek, modern, compact, quiet*,
    silent, spacious, secure, safe, stable, clean, balanced, rich, extensive, comprehensive, wide range, wide
    selection, huge selection, vast, large selection, established, sophisticated, creative, professional, professionally, professionalism,
    expert*, experienced, quality, useful, suitable, suits, great for, good for, fun, accessible, scalable,
    customizable, breathable, supportive, supple, classic, timeless, authentic, fresh, tasty, attractive,
    competitive, reasonabl*, fair, holds its own, straightforward, beginner-friendly, family-friendly,
    low-maintenance, energy-efficient, trust, transparent, transparency, dedicated, proven, appreciated,
    strength, strengths, advantage, advantages, benefit, benefits, enough for most, more than enough, good
    enough, improved, improves, enhanced, enhances, warm, cute, punctual*, on time, pleasant, likeable, neat,
    tidy, promising, discreet, invisible, nearly invisible, long battery life, good battery life, all-day
    battery, rechargeable, self-fitting, one-handed, foldable, portable, washable, dishwasher-safe,
    machine-washable, waterproof, water-resistant, own crews, in-house, locally owned, family-owned,
    family-run, employee-owned, woman-owned, specialist*, specializ*, specialis*, certified, licensed,
    insured, accredited, board-certified, vetted, background-checked, lifetime warranty, long warranty,
    longest warranty, one warranty, generous warranty, money-back guarantee, free shipping, free returns, free
    delivery, free trial period, free plan, free tier, no contract, no commitment, no contracts, no logs,
    no-logs, open source, open-source, end-to-end, encrypted, half the cost, half the price, lowest price,
    lowest cost, low cost, low-cost, low price, low prices, cheapest, save you, saves you, save money, saves
    money, saves space, space-saving, light, lighter, thin, slim, soft, smoother, quieter, faster, easier,
    simpler, safer, cleaner, brighter, roomier, sturdier, lighter than, larger than, longest, largest,
    fastest, easiest, lightest, smallest, quietest, most flexible, most accurate, most comfortable, widest,
    broadest, deepest, richest, fewest, hands-on, personal attention, personalized, personalised, tailored,
    one-on-one, small classes, small-group, same-day, next-day, 24/7, around the clock, live chat, phone
    support, local support, dedicated support, good support, long-standing, decades of experience, years of
    experience, track record, in business since, award, awards, accolades, widely used, widely available,
    widely recommended, widely respected, works with, integrates with, imports, syncs, one-click,
    step-by-step, automatic, automatically, plenty of, ample, covers most, everything in one, connects with,
    connects to, no email required, no app needed, forgiving, sedation, farm-to-table, locally sourced,
    organic, fresh ingredients, hypoallergenic, fragrance-free, non-comedogenic, dermatologist-tested,
    fda-cleared, fda-authorized, proven in court, sound, sensible, tidy design, dependable enough, plentiful,
    replaceable, at once, fits a, fits in, fits under, plugs into, without drifting, holds its temperature, so
    you can, lets you,
    appealing, granular, intuitive enough, low learning curve, gentle learning curve, short learning curve,
    free support, quick delivery, quick setup, quick to set up, clear pricing, clear instructions, good
    reviews, good ratings, strong encryption, well stocked, well-stocked, no commitment required, cancel
    anytime, cancel any time, money back, price-to-performance, good resale, active community, large community,
    # told otherwise
    reassures, comfort of, easy on, easy on the, kinder to, gentler on, gentler, calming, cosy, homely,
    homey, local favourite, local favorite, family run, independent shop, hands off, set-and-forget,
    set and forget, plug-and-play, plug and play, out of the box, works offline, no installation,
    no subscription, no subscription needed, no monthly fee*, no annual fee*, no annual fee, no setup fee*,
    no fee, no fees, no commission*, no minimum*, no lock-in, month-to-month, month to month, pay as you go,
    pay-as-you-go, cancel at any time, refundable, fully refundable, price match, price-match,
    price guarantee, flat rates, upfront pricing, up-front pricing, upfront prices, fixed quote*, itemized,
    itemised, discount*, freebie*, bundles, includes everything, everything included, all-inclusive,
    comes with everything, extra features, more features, most features, more generous, more comfortable,
    more reliable, more accurate, more powerful, more durable, more polished, more flexible,
    more transparent, more affordable, more convenient, more intuitive, more modern, more stable,
    more personal, more choice, more storage, more room, more space, more power, longer battery,
    longer warranty, longer-lasting, stronger, sharper, crisper, richer, warmer, deeper, broader,
    wider choice, wider range, wider selection, better sound, better camera, better screen, better support,
    better quality, better battery, higher quality, higher resolution, higher-quality, adds value, spares,
    cuts time, cuts the time, cuts down, time-saving, labor-saving, labour-saving, cheaper to run,
    cheap to run, low running costs, low maintenance, easy maintenance, easily cleaned, easy-clean,
    easy-to-clean, easy-to-use, easy-to-read, easy-to-follow, easy to follow, easy to read, easy to find,
    easy to book, easy to reach, easy to carry, easy to store, easy to pack, easy to fold, easy to assemble,
    easy to repair, easy to integrate, easy to manage, easy to navigate, easy to understand,
    easy to customize, easy to cancel, easy to return, easy to wear, easy to drive, easy to park,
    easy to grow, easy to open, quick to install, quick to assemble, quick to charge, quick to clean,
    quick to heat, quick to book, charges fast, charges quickly, heats quickly, heats up quickly,
    heats evenly, dries quickly, quick-drying, quick drying, loads quickly, loads fast, updates regularly,
    regularly updated, frequently updated, frequent updates, regular updates, actively developed,
    actively maintained, long support, long-term support, years of updates, seven years of,
    strong community, helpful community, vibrant community, good documentation, great documentation,
    excellent documentation, clear documentation, lots of tutorials, many tutorials, plenty of tutorials,
    many templates, lots of templates, hundreds of templates, thousands of, hundreds of, huge library,
    vast library, large library, big library, deep library, rich library, large catalog*, large catalogue,
    big catalog*, wide network, large network, broad network, dense network, extensive network,
    nationwide network, good network, good coverage, wide coverage, broad coverage, strong coverage,
    best coverage, excellent coverage, nationwide, many branches, many locations, many stores,
    plenty of choice, good choice of, good selection, great selection, wide choice, big choice,
    flexible dates, flexible schedule, flexible hours, flexible terms, flexible plans, flexible payment,
    short wait*, short waiting, short waits, no waiting, no queues, no wait, central location,
    great location, good location, excellent location, prime location, walking distance, close to,
    steps from, sea view*, free parking, free breakfast, free wi-fi, good breakfast, great breakfast,
    big rooms, large rooms, spacious rooms, quiet rooms, clean rooms, modern rooms, good beds, warm service,
    fast service, quick service, good service, great service, excellent service, attentive service,
    quality service, skilled, skilful, skillful, qualified, highly qualified, seasoned, veteran,
    expert advice, good advice, honest advice, sound advice, individual attention, individualised,
    individualized, one-to-one, small groups, small group, good teachers, great teachers,
    experienced teachers, good instructors, clear explanations, clear instructions for, structured,
    well-paced lessons, gamified, motivating, encouraging, supportive staff, hygienic, sterile,
    painless treatment, minimally invasive, breathability, moisture-wicking, wicks, stretchy,
    flattering fit, true to size, roomy fit, good fit for, wide sizes, cushioning, grippy, good grip,
    strong grip, non-slip, anti-slip, sure-footed, well balanced blend, natural ingredients,
    clean ingredients, simple ingredients, whole ingredients, real ingredients, no additives, no artificial,
    additive-free, sugar-free, low sugar, low-sugar, high protein, high-protein, gluten-free, dairy-free,
    nutritious, wholesome, fresher, freshly, seasonal ingredients, locally made, made locally, handmade,
    hand-made, handcrafted, hand-crafted, artisan, artisanal, small-batch, ethically, ethical, fair-trade,
    b corp, recycled, recyclable, repairable, easy repairs, carbon-neutral, climate-neutral, low emissions,
    energy efficient, fuel-efficient, fuel efficient, economical to run,
    within seconds, in seconds,
    # plain words, and how short items tell
    cheerful, smarter, comforting, beneficial, confident,
    energetic, inspiring, inviting, informative, valuable, favorable,
    favourable, better recourse, lower risk, lower cost, lower fees, lower price, lower prices,
    hardy, hard-wearing, hardwearing, hard wearing, sensibly, pragmatic, thorough, thoroughly,
    carefully, rigorous, unobtrusive, unfussy, no-nonsense, to the point, straight answers, plain
    english, genuinely, honestly enough, gets you started, good start, good starting point, a good first, good
    first, beginner friendly, suits beginners, suits small, suits large, suits those, suits most,
    suits anyone, low risk, low-risk, low fees, low-fee, low noise, low weight, low wait*, small fee, no extra
    charge, at no extra charge, at no extra cost, no extra cost, tips are included, is included, are included,
    all included, included in the price, included free, comes included, real forms, real people, real person,
    real human, decent legroom, more legroom, extra legroom, legroom, daily flights, long
    warranty on, five-year warranty, 5-year warranty, 10-year warranty, ten-year warranty, lifetime guarantee,
    reach a human, answers questions, answers at, answers fast, never tangles, large bag, big bag,
    deep pockets for, long reach, smokier, fruitier, creamier, crispier, tastier, juicier, wider, taller
    sizes, better recovery, keeps working, keeps its, keeps your, saves a, saves you a, cuts costs, cuts the
    cost, cuts the price, repairable by, spare parts are, parts are cheap, cheap parts, parts are easy, holds
    charge, holds a charge, year-round, open late, open all, open on sundays, open sundays, close by, easy
    parking, within walking, step-free, child-friendly, kids love, children love, dogs love, cats love, guests
    love, students love, teams love, developers love, readers love, players love, fans love, locals love,
    popular with, praised for, liked for, liked by, appreciated for, admired for, a favourite of, a favourite
    with, a favorite with, favourite of, favourite with, humane, patient teachers, reassuringly`,
  dislikes: `expensive, pricey, pricier, pricy, costly, heavy, heavier, bulky, bulkier, limited, lacks, lack, lacking,
    missing, basic, dated, steep, steeper, learning curve, complex, complicated, confusing, inconsistent,
    slower, smaller screen, weaker, less reliable, less durable, less comfortable, harder, drawback*,
    downside*, shortcoming*, weakness*, disadvantage*, caveat*, trade-off*, compromise*, not ideal, not for
    everyone, not suitable, not great, not perfect, not the best, not as, isn't as, aren't as, only average,
    average at best, mediocre, uneven, hit or miss, hit-or-miss, mixed reviews, mixed results, noisy, loud,
    short battery, stiff, dim, overkill, restrictive, could be better, could use, room for improvement, no
    frills, cheap feel, tends to, struggles, struggle, skip, finicky, fiddly, fussy, temperamental, patchy,
    spotty, so-so, meh, lukewarm, pales, nothing special, unremarkable, uninspired, uninspiring, forgettable,
    skimpy, stingy, barebones, bare-bones, leaves you wanting, for what you get, for what it is, next to
    nothing, takes getting used to, leaves room, hard to justify, tough sell, hard sell, nobody, no one,
    {after/within} {a/one/two/three/four/five/six/eight/ten/2/3/4/5/6/8/10}
    {day/days/week/weeks/month/months}, {days/weeks} in, {weeks/months} later, barely two, sounds like a jet,
    downside is, the catch, the catch is, be aware, on the expensive side, on the small side, on the heavy
    side, quote only, by quote only, add-ons raise, mixed, deserve scrutiny, deserves scrutiny, varying
    quality, takes practice, narrower, no longer, not available, isn't available, doesn't support, does not
    support, doesn't include, does not include, only if you already, only makes sense if, only worth it if,
    only where no, difficult, closed system, small selection, long lead time*, long lead-time*, wait list,
    waitlist, waitlists, out of stock, extra fee, extra fees, extra charge,
    lacks {a/an/any}, lack {a/an/any},
    # price and fees
    isn't cheap, aren't cheap, {doesn't/does not/don't} come cheap, not the cheapest, isn't the cheapest,
    aren't the cheapest, hefty, stiff price*, hefty price*, premium price tag, eye-watering,
    {costs/cost/fees/price/pricing/charges/extras/bills/bill} {adds up/add up/mounts up/mount
    up/climbs/climb/rises/rise/escalates/escalate/balloons/balloon/creeps up/creep
    up/skyrockets/skyrocket/jumps/jump}, adds up quickly, adds up fast, add up quickly, add up fast,
    {gets/get/becomes/become/turns/can become/can get} {expensive/pricey/costly}, high price, high prices,
    high cost, high costs, higher cost, higher costs, higher price, higher prices, higher premiums, high
    premiums, high fees, higher fees, high upfront, high up-front, high starting price, high entry price, high
    commission*, high interest rate*, high deductible*, high excess, high minimum*, high running costs, costs
    more than, extra cost, extra costs, additional fees, additional costs, add-on costs, hidden cost, hidden
    fee, hidden charge, hidden clauses, harder to justify, difficult to justify, tough to justify, can't
    justify, cannot justify, hard to swallow, less value, worse value, weaker value, markup, marked up, priced
    out of, out of reach for, break the bank, breaks the bank, expensive for what, pricey for what, costly
    for, a premium for, a lot to pay, lot of money for, pay a premium, paying a premium, pay extra for, paying
    extra for, price increase*, raised its prices, raised prices, renewal price*, renews at, introductory
    price only, teaser rate*, opaque pricing, unclear pricing, confusing pricing, complicated pricing, pricing
    is opaque, pricing isn't transparent, per-seat fees, overage*, surcharge*, late fees, inactivity fee*,
    withdrawal fee*, foreign transaction fees, service fees, restocking fee*, exit fee*, termination fee*,
    minimum spend, nearly doubles, almost doubles, bill doubles, price doubles, more than doubles, doubles in
    price, leaving early costs,
    # contracts and lock-in
    long contract*, lengthy contract*, long-term contract*, multi-year contract*, annual contract required,
    annual commitment, annual billing only, billed annually only, lock-in, vendor lock-in, lock-ins, lock you
    in, locks you in, locked into, locks you into, locking you into, tied into, ties you to, ties you into,
    minimum contract, minimum commitment, minimum term, auto-renew*, automatically renews, proprietary
    {format/formats/connector/connectors/ecosystem/charger/cable/cables/batteries/pods/capsules/cartridges/software/system},
    walled garden, closed ecosystem, hard to leave, difficult to leave, hard to migrate, difficult to migrate,
    hard to move away, hard to switch, painful to migrate, only works with its own, inflexible, strict
    {limits/rules/terms/policy/policies}, tight restrictions,
    # support
    support is {slow/thin/limited/lacking/patchy/basic/email-only/inconsistent/uneven/mixed/hit/hit or
    miss/weak/minimal}, support can be {slow/thin/hit/patchy/inconsistent/frustrating},
    {slower/thin/minimal/email-only} {support/customer support/customer service/customer care/response
    times/responses/replies}, response times vary, email only support, only by email, chatbot-only, chatbots
    instead, tickets only, sparse documentation, thin documentation, poor documentation, documentation is
    {thin/sparse/lacking/outdated/poor/limited}, documentation lags, community support only, language barrier,
    # difficulty
    steep learning, learning curve is steep, steep to learn, hard to learn, hard to use, hard to set up, hard
    to install, hard to clean, hard to assemble, hard to open, hard to read, hard to navigate, hard to
    configure, hard to customize, hard to integrate, hard to maintain, hard to repair, hard to scale,
    {tricky/tough/awkward/challenging} to {use/learn/set
    up/install/configure/clean/assemble/navigate/operate/maintain/repair/customize/master/integrate/manage/move/carry/open/read/get/find/understand/return/cancel/scale},
    not easy to, isn't easy to, aren't easy to, not beginner-friendly, isn't beginner-friendly, not intuitive,
    isn't intuitive, not user-friendly, not straightforward, intimidating, overwhelming, overwhelms,
    overwhelmed by, daunting, takes time to, takes a while to, takes weeks to, takes months to, takes some
    getting used to, time-consuming, time consuming, labour-intensive, labor-intensive, requires
    {technical/coding/developer/specialist/significant/extensive/considerable/constant/regular/frequent/a
    developer/a consultant/an expert/training/a lot of}, needs {a developer/a consultant/constant/frequent/a
    lot of/an expert/heavy}, dense interface, cluttered, busy interface, crowded interface, over-engineered,
    overengineered, overcomplicated, over-complicated, menus are confusing, maze of, unforgiving, not
    forgiving, technical knowledge, manual setup, workaround*,
    # limits
    caps at, capped at, cap on, tops out at, maxes out at, limited to, only works with, only works on, works
    only with, works only on, only available in, only available on, only available to, only available as,
    available only in, available only on, available only as, limits you to, restricted to, usage limit*, data
    cap*, rate limit*, caps your, tight limits, small limits, low limit, low cap, feature gap*, missing
    feature*, missing some, missing several, lacks some, fewer features, fewer options, fewer integrations,
    fewer models, fewer branches, fewer stores, fewer reviews, limited features, limited selection, limited
    choice, limited functionality, limited availability, limited coverage, limited customization, limited
    integrations, limited warranty support, stripped-down, stripped down, pared-back, watered-down, watered
    down, bare bones, half-hearted, thin on, light on features, few integrations, few options, few features,
    few customization, few stores, few branches, few locations, small network, thin network, small community,
    one-trick pony, one trick pony, rudimentary, primitive, simplistic, superficial, surface-level, thin
    content, cookie-cutter, one-size-fits-all, afterthought, bolted on, bolted-on, gated behind, reserved for
    higher, only in the most expensive, requires an upgrade, requires the paid,
    # build and use
    heavy for, too heavy, too bulky, too big, too large, too small, too loud, too noisy, too slow, too
    expensive, too pricey, too costly, too complex, too complicated, too basic, too simple, too limited, too
    stiff, too soft, too firm, too thin, too thick, too tight, too loose, too narrow, too wide, too short, too
    long, too dark, too dim, too bright, too hot, too cold, too warm, too weak, too strong, too rich, too dry,
    too greasy, too sticky, too rigid, too strict, too many
    {ads/steps/clicks/notifications/options/features/menus/restrictions/complaints/upsells/fees/limits/bugs/moving
    parts}, too few, too little, too often, too much plastic, too technical, too advanced, too risky, too good
    to be true, on the heavier side, on the bulkier side, on the louder side, on the slow side, on the thin
    side, on the stiff side, on the firm side, runs hot, runs warm, gets hot, gets warm, runs small, runs
    large, runs narrow, runs loud, fan noise, noticeable noise, quite loud, not the lightest, not the
    quietest, not the fastest, not the most
    {reliable/durable/comfortable/accurate/affordable/powerful/intuitive/flexible/stylish/polished/advanced/efficient},
    takes up a lot of, takes up space, large footprint, top-heavy, plasticky, plastic build, plastic feel,
    plastic body, feels plasticky, feels cheap, feels cheaper, feels dated, feels flimsy, feels hollow, feels
    unfinished, feels rushed, feels outdated, feels slow, feels heavy, feels clunky, looks dated, looks cheap,
    shows its age, showing its age, aging {platform/interface/hardware/design/fleet/tech/technology/app}, long
    in the tooth, old-fashioned, stuck in the past, behind the times, behind the curve, not waterproof, isn't
    waterproof, not water-resistant, not rechargeable, short lifespan, shorter lifespan, short warranty,
    shorter warranty, thin padding, short range, shorter range, shorter battery, average battery, middling, so
    so, ho-hum, run-of-the-mill, pedestrian, humdrum, lifeless, soulless, drab, bleak, uneven quality, quality
    is inconsistent, quality can vary, varies by location, varies by branch, varies by franchise, varies
    widely, varies wildly, depends heavily on the, luck of the draw, hit-and-miss, hit and miss, inconsisten*,
    unpredictable, unpredictab*, erratic, imprecise, inaccura*, noisy fan, weak
    {battery/suction/speakers/speaker/camera/signal/reception/wi-fi/display/screen/reporting/analytics/search/warranty/encryption/points/spots},
    slowed down, slowdown*,
    # availability
    hard to come by, hard to source, in short supply, frequently out of stock, often out of stock, often sold
    out, backorder*, back-order*, back order, long delivery, long shipping, long wait time*, longer wait*,
    long queue*, waiting list*, limited stock, limited distribution, only in select, not available in, isn't
    available in, unavailable, not offered in, not widely available, not yet available, geo-restricted,
    region-locked, no stores near, not on every, must be booked months, books up, booked out, import only,
    customs duties, import duties,
    # reputation and suitability
    mixed reputation, mixed feedback, mixed record, mixed opinions, mixed bag, mixed ratings, divisive,
    divides opinion, divided opinion, reputation has, short track record, no track record, limited track
    record, unproven track record, little independent, no independent, few independent, little-known,
    relatively unknown, obscure brand, low rating*, low ratings, lower ratings, lower rating, lower-rated,
    middling reviews, middling ratings, average reviews, not ideal if, not the best choice, not the best fit,
    not the best option, not the right choice, not the right fit, not the right tool, not a great fit, not a
    great choice, not a good choice, not a good option, not the first choice, not my first choice, not the
    strongest, not for beginners, isn't for everyone, isn't for beginners, not a must, less ideal, less
    suited, less suitable, less suited for, less appealing, less attractive, less compelling, less convincing,
    less polished, less refined, less intuitive, less flexible, less generous, less accurate, less
    transparent, less impressive, less practical, less forgiving, less consistent, less responsive, less
    capable, less powerful, less efficient, less useful, less relevant, less established, less proven,
    ill-suited, ill suited, unsuited, unsuitable, poorly suited, wrong fit, wrong for, wasted on, wasted if,
    more hype than, more style than, more marketing than, more than most people need, more than most need,
    more than you'll need, more machine than, unnecessary, unnecessarily, only worthwhile if, only worth
    considering if, only consider it if, worth it only if, makes sense only if, only if you must, only if you
    can't, only if you need, hard pressed to, hard-pressed to, hard to love, hard to like, difficult to
    recommend, tough to recommend, tricky to recommend, can't fully recommend, with reservations, with
    caveats, with one caveat, with some reservations, concerns about, concerns over, concern about, concerns
    have been, raises concerns, raise concerns, raises questions, raise questions, raised questions, raised
    concerns, worrisome, wary, weigh against, works against it, counts against it, held back by, holds it
    back, holding it back, let down by, marred by, hampered by, hindered by, undermined by, tempered by,
    offset by, spoiled by, spoilt by, dragged down by, main complaint, biggest complaint, common complaint,
    most common complaint, main criticism, biggest criticism, common criticism, common gripe, main gripe,
    gripe, gripes, quibble*, niggle*, nitpick*, annoyance*, bugbear*, sticking point*, pain point is,
    dealbreaker, deal-breaker, dealbreakers, turn-off, put off by, puts off, off-putting, leaves something to
    be desired, leaves room for improvement, needs improvement, needs work, needs more work, work in progress,
    work-in-progress, rough edges, rough around the edges, teething, growing pains, unrefined, unpolished, not
    as polished, {doesn't/does not/don't/do not/didn't/did not} {feel/look/sound/work/perform/last/hold
    up/run/fit/taste/fly/drive/handle/scale/charge/clean/cut/wear} as, not quite as, not nearly as, nowhere
    near as, not up to the, nothing like as, second-best, second best, also-ran, distant second, distant
    third, a step down, step down from, step back, a step backwards, step behind, a notch below, a tier below,
    one rung below, bottom half, middle of the pack, middle-of-the-pack, trailing the, lags the, lagging
    behind, behind competitors, behind its competitors, behind rivals, behind its rivals, behind the
    competition, behind the leaders, weaker in, weaker on, weaker at, weaker for, weakest, weakest for,
    weakest in, worse for, worse at, worse on, losing ground, lost ground, losing out, loses points, lost
    points, loses marks, scores poorly, scored poorly, scores low, scored low, scores lower, scored lower,
    ranks low, ranked low, below average, below-average, below par, sub-standard, substandard, least
    {reliable/durable/comfortable/accurate/impressive/convincing/attractive/useful/practical/flexible/transparent/favourite/favorite},
    lowest rated, lowest of the, slowest, loudest, bulkiest, flimsiest, priciest, most complaints,
    # narrowed: the bare words are innocent in talk of products
    high latency, noticeable latency, vibrates too, noticeable vibration, strong vibration, adds complexity,
    added complexity, unnecessary complexity, feels generic, feels flat, tastes flat, feels shallow, a bit
    flat, a bit dull, a bit boring, a bit bland, a bit shallow, rigid
    {pricing/contracts/plans/workflows/templates/schedule/structure/rules/policies/hierarchy}, some
    reservations about, have reservations about, long waiting times, longer waiting times, only on the
    {pro/business/enterprise/premium/top/highest/most expensive} {plan/plans/tier/tiers}, only in the
    {pro/business/enterprise/premium/top/highest/most expensive} {plan/plans/tier/tiers/version}, throttles,
    throttled, slows down when, slows down with, slows to, hard to find in, hard to find outside, repetitive
    content, aging poorly,
    # software
    long load times, slow load times, long loading times, slow loading times,
    # asks for more
    requires a subscription, needs a subscription, requires an account, needs an account, requires a paid,
    needs a paid, requires registration, requires a credit card, requires a membership, requires a long,
    requires an annual, requires a two-year, requires a minimum, requires an extra, requires additional,
    requires an additional, requires separate, requires a separate, requires manual, requires more,
    requires some, requires patience, requires practice, requires a fair, requires a lot, requires careful,
    requires professional, requires drilling, requires wiring, requires a hub, requires a bridge,
    requires its own, requires proprietary, needs its own, needs a hub, needs a bridge, needs an extra,
    needs a separate, needs patience, needs practice, needs regular, needs more, needs charging,
    needs daily, needs extra, needs careful, needs some, needs professional, demands more, demands a,
    demands an, demands upkeep, demands attention, demands patience, more upkeep, more maintenance,
    high maintenance, high-maintenance, maintenance-heavy, upkeep, asks a lot, asks for a lot, asks more,
    asks for a two-year, two-year commitment, two-year contract, one-year commitment, one-year contract,
    12-month contract, 24-month contract, 12-month commitment, 24-month commitment, 36-month,
    18-month contract, three-year contract, three-year commitment, commit to a year, commit to two years,
    annual contract, annual contracts, annual prepay*, minimum order*, minimum purchase, minimum stay,
    minimum deposit, minimum balance, high minimum balance, monthly fee*, account fee*, maintenance fee*,
    booking fee*, delivery fee*, cleaning fee*, resort fee*, enrollment fee*, enrolment fee*,
    registration fee*, admin fee*, administration fee*, handling fee*, processing fee*, transaction fees,
    commission on every, commission on each, fee for every, fee for each, a fee for, an additional fee,
    additional fee, additional charge*, separate fee, separate charge, sold separately, costs extra,
    cost extra, costs more, cost more, costs a bit more, charges more, charges extra, charged separately,
    billed separately, paid separately, paid add-on*, paid extra*, only as an add-on, as a paid,
    as paid add-ons, at extra cost, at an extra, for an extra, comes at a price, comes at a cost, at a cost,
    at a premium, premium pricing, premium price, priced at a premium, priced higher, priciest of,
    more expensive, more costly, more pricey, less affordable, less economical,
    upper end of, high end of the price, expensive side, expensive over time, expensive in the long run,
    expensive if, expensive when, expensive at, expensive once, expensive for, spendy, dear, steeply priced,
    costs add, price premium, sting, hits hard on, bite, pinch, dent in your, strain on, stretch the budget,
    stretches the budget, blows the budget, over your budget, above your budget, outside your budget,
    beyond your budget, over budget for, exceeds your budget, above budget, out of budget,
    not in your budget, busts the budget,
    # limits
    behind its top, behind its paid, behind its premium, behind its $, behind the $, behind a higher,
    behind a paid, behind a subscription, behind a login, behind paid, behind higher, only in the paid,
    only in paid, only on paid, only on higher, only on the higher, only in higher, only with the paid,
    only with a subscription, only with an annual, only in the premium, only in premium, only on premium,
    only in the top, only on the top, only in the enterprise, only in the pro, only through a,
    only through dealers, only by appointment, only by mail, only by post, only via email, only via chat,
    only via app, only via the app, only during business hours, only in english, only in person,
    only online, only for new, only for members, only for existing, only one size, only one color,
    only one colour, only one year, only a year, only two years, only a one-year, only 30 days,
    only 90 days, only covers, only supports, only offers, only ships, only delivers, only accepts,
    only runs, only runs on, only comes in, only comes with, just one year of, just a one-year, covers only,
    supports only, offers only, ships only, delivers only, accepts only, runs only on, no support for,
    no way of, no option to, no option for, no ability to, no means of, still can't, still cannot, still no,
    still doesn't, still does not, still lacks, still lags, still missing, still hasn't, still won't,
    still not, still needs, still waiting, yet to, has yet to, have yet to, not yet, won't ship,
    doesn't ship, does not ship, won't deliver, doesn't deliver to, does not deliver to, doesn't serve,
    does not serve, doesn't operate, does not operate, doesn't cover, does not cover, doesn't accept,
    does not accept, doesn't offer, does not offer, don't offer, doesn't provide, does not provide,
    doesn't publish, does not publish, doesn't disclose, does not disclose, doesn't share, doesn't say,
    doesn't list, doesn't show, doesn't work with, does not work with, doesn't work on, doesn't work well,
    does not work well, doesn't come with, does not come with, doesn't handle, does not handle,
    doesn't scale, does not scale, doesn't let you, does not let you, doesn't allow, does not allow,
    doesn't play well, doesn't play nice, won't work, won't run, won't suit, won't cover, won't help,
    won't fit in, can't handle, cannot handle, can't match, can't compete, can't cope, can't do, cannot do,
    can't be used, cannot be used, can't sync, can't print, can't import, can't connect, can't record,
    can't offer, cannot offer, can't customize, isn't compatible, is not compatible, isn't included,
    not included, is not included, isn't covered, is not covered, isn't licensed, is not licensed,
    not licensed, isn't certified, not certified, is not certified, isn't offered, is not offered,
    isn't sold, not sold in, isn't accredited, not accredited, isn't open, isn't transparent,
    not transparent, isn't clear, not clear, is not clear, isn't comparable, isn't flexible, isn't fast,
    isn't quick, isn't strong, isn't great, is not great, isn't the best, is not the best, isn't ideal,
    is not ideal, isn't practical, is not practical, isn't suited, is not suited, isn't suitable,
    is not suitable, is not available, isn't as strong, isn't enough, is not enough, not enough,
    not big enough, not strong enough, not fast enough, not powerful enough, not warm enough,
    not loud enough, not reliable enough, aren't enough, not sufficient, isn't sufficient, not very,
    isn't very, not particularly, isn't particularly, not especially, not that, isn't that, not so,
    isn't so, isn't all that, not all that, nothing more than, little more than, not much more than,
    barely more than, hardly more than, no better than, no more than a, thins out, thins, drops off,
    tapers off, tails off, peters out, fades out in, gets thin, stretched thin, patchy in, spotty in,
    spotty outside, patchy outside, limited outside, limited in, limited to the, limited by, limited when,
    limited for, limits are, limiting, too niche, too narrow for, too specialised, too specialized,
    too basic to, too simple for, too small to, too thin for, too thin to, too weak for, too weak to,
    too slow for, too slow to, too loud for, too loud to, too short for, too short to, too low for,
    too low to, too high for, too far, too far from, too far for, too new, too young, too old, too early,
    too late, too fiddly, too fussy, too fragile, too flimsy, too light for, too light to, too sweet for,
    too sour, too bitter, too acidic, too bland, too spicy, too salty, too oily, too heavy to,
    too heavy when, too bulky to, too big to, too large to, too large for, too wide for, too tall for,
    too long for, too tight for, too strict for, too rigid for, too expensive to, too complex for,
    too complicated for, too much work, too much effort, too much machine, too much hassle, too much risk,
    too much noise, too much friction, more than the job, more car than, more house than, more camera than,
    more power than you, more software than, more tool than, more suite than, more features than you,
    # effort and doubt
    takes effort, takes more effort, takes more work, takes some work, takes work to, takes longer,
    takes too long, takes a long time, take a long time, takes long, takes a week, takes two weeks,
    takes several weeks, takes days to, takes hours to, takes several days, takes up more, takes up half,
    takes patience, takes fiddling, a bit of a, somewhat of a, something of a, work to set up, more work,
    extra work, extra effort, extra step*, extra steps, more steps, many steps, several steps, clicks away,
    several clicks, awkward, awkwardly, unclear, less clear, makes the long-term, vague, vaguely, murky on,
    opaque, non-transparent, nontransparent, hard to compare, hard to find, hard to say, hard to judge,
    hard to tell, hard to know, hard to predict, hard to verify, difficult to verify, difficult to find,
    difficult to use, difficult to clean, difficult to read, difficult to compare, harder to, hard to,
    hard on, tough on, rough on, harsh on, rough ride, firm ride, stiff ride, bumpy, choppy, jerky video,
    cumbersome when, not much fun, no fun, less fun, less than ideal, less than perfect, less than stellar,
    less than great, less than reliable, less than impressive, less than helpful, less than convincing,
    leaves questions, open questions, unanswered questions, leaves doubts, remains to be seen,
    jury is still out, jury's still out, too early to tell, too soon to tell, unproven at, untested,
    not been tested, hasn't been tested, no long-term data, little data, little evidence, thin evidence,
    limited evidence, weak evidence, scant evidence, no evidence, no clinical, no peer-reviewed, no proof,
    unverified, unverifiable, can't be verified, cannot be verified, few reviews, few verified, no reviews,
    few owners, sparse, sparsely, thin reviews, patchy reviews, uneven reviews, reviews are mixed,
    reviews are thin, reviews are patchy, reviews are uneven, reviews are less, opinions differ,
    opinions vary, opinions are split, opinions are divided, splits opinion, split opinion, polarizing,
    polarising, love-it-or-hate-it, love it or hate it, acquired taste, not to everyone's, not everyone's,
    isn't everyone's, not everybody's, takes a different, quirky, quirks, oddly, odd, idiosyncra*,
    eccentric, peculiar, curious omission, omits, omission*, light on, short on, low on, weak on, weak in,
    weak at, weak for, weak spot is, weak side, weaker side, weaker than its, soft spot is, sore point,
    sore spot, pain point, pain points, gap in, gaps in, gap to, hole in, holes in, blind spots,
    bottleneck*, chokepoint, sacrifice*, sacrifices, at the expense of, gives up, gives up some, trade some,
    trades some, concession*, compromised on, compromises on, cuts some, cuts out some, loses some,
    loses a bit, loses a little, a step slower, a touch slow, a touch heavy, a little slow, a little heavy,
    a little loud, a little dated, a bit slow, a bit heavy, a bit loud, a bit dated, a bit pricey,
    a bit stiff, a bit fiddly, a bit thin, a bit plasticky, on the pricey side, on the slower side,
    on the noisy side, on the loud side, on the stiffer side, on the firmer side, on the thinner side,
    on the weak side, on the higher side, on the dry side, on the sweet side, on the salty side,
    on the dull side, on the conservative side, on the basic side, on the light side for,
    # what one cannot do
    {you can't/you cannot/customers can't/users can't/cannot be/can't be} {switch/change/export/cancel/turn off/disable/remove/edit/choose/move/replaced/repaired/opened/cancelled/changed/exported/removed/switched off/turned off/resold/returned/refunded},
    {noisier/slower/louder/heavier/weaker/costlier/fussier/duller/stiffer/harsher/rougher/vaguer/thirstier} than,
    {steep/stiff} {price/prices/fees/increase/increases/rise/rises/renewal/renewals}, priced out,
    for deep pockets, deep pockets, only {on/in} {the/its} {dearest/most expensive/top} {plan/tier},
    {few/hardly any/scarcely any/precious few} {reviews/branches/shops/stores/spare parts/updates/integrations/options/languages/templates/vets/doctors/dates/slots/seats/exits/colours/colors/sizes},
    {not/isn't/aren't/hardly/scarcely} {for everyone/cheap/a bargain/the cheapest/intuitive/fast/quick/transparent/convincing/up to date/child-proof/waterproof/dishwasher-safe/well explained/consistent/flattering},
    looks like 20*, looks as if it were, look as if it were, look as if they were, feels old,
    # plain words, and how short items tell
    only for those, harsh, unfortunate, trouble is, the trouble, tiny battery, tiny, small battery, one card
    slot, everything costs extra, less exact, too shallow, too hard, too dear, feels like a toy, like a toy,
    toylike, inactive profiles, dead profiles, fake profiles, tell you less, tells you less, means less, paid
    placement, pay to appear, pays to appear, whoever pays, influenced by, worn, tired, tepid, no improvement,
    merely average, decidedly average, nearly every year, every year prices, prices have gone up, prices went
    up, has gone up, have gone up, gone up twice, went up twice, gone up again, nudging you, nudges you, pushing
    you toward*, pushes you toward*, slipped repeatedly, slipped twice, downgrade, downgraded, moved away since,
    have moved away, moved away from, moving away from it, behind a paywall, behind the paywall, junk entries,
    pop up over, unless you untick, slips in, sneaks in, pay-to-win, pay to win, under a mountain, out late,
    penalty letter, nobody had filed, put the phone down, nobody had agreed, slip mid-song, slips, wear off,
    wears off, fades within, faded within, gone within, gone after, falls off after, lasted a, lasts hardly,
    disruption, report disruption, report being, complain of, complains of, complain that, customers report,
    users report being, guests report, several guests, horror stories, horror story, damage hair, hot enough to,
    harmful, floor cleaner, cleaning fluid, smells of, smells like a, reeks of, tastes of cardboard, tastes of
    soap, heats up a lot, largely untested, mostly a picture, mostly marketing, mostly hype, rebranded,
    repackaged, relabeled, relabelled, generic copies, imitation*, dupes of, unbranded, no-name, noname, hard to
    trace, hard to get hold, hard to get parts, parts are scarce, stolen in, were stolen, was stolen, stole,
    learned only, only months later, learned the full extent, kept quiet, kept it quiet, played down, plays
    down, muddles, knocks you out, dries your mouth, makes you drowsy, slows to a crawl, slows down, leaves out`,
  faults: `let in water, lets in water, lets water in, break, break down, broke down, breaks down, loses, losing,
    poor*, bad, badly, worse, inferior, awful*, dreadful*, terrib*, horribl*, disappoint*, underwhelm*,
    lackluster, lacklustre, subpar, sub-par, unreliab*, faulty, defect*, flaw, flawed, flaws, flimsy, shoddy,
    fragile, cheaply, cheaply made, cheap-feeling, wobbl*, rattl*, creak*, squeak*, leaks, leaked, leaking,
    leaky, breaks, broke, broken, breaking, breakage, cracked, cracks, snapped, tore, torn, ripped, frayed,
    peel*, rust*, warped, scratch*, stained, stale, soggy, bland, tasteless, burnt, crash, crashes, crashed,
    crashing, freezes, froze, freezing up, hangs, glitch*, bug, bugs, buggy, laggy, lags, lagging, sluggish*,
    slow, painfully slow, clunky, cumbersome, clumsy, tedious, frustrat*, annoy*, irritat*, infuriat*,
    unusable, useless, pointless, worthless, outdated, obsolete, discontinued, overpriced, overrated,
    over-hyped, overhyped, hidden fees, hidden costs, hidden charges, price hike*, rip-off, ripoff, ripped
    off, overcharg*, charged twice, charged me, complain*, complaint, complaints, unhappy, dissatisf*,
    unsatisf*, regret*, angry, furious, rude, unhelpful, unresponsive, unprofessional, incompetent, careless,
    dismissive, ignored, never answered, never replied, never arrived, never came, no reply, no response, no
    answer, did not answer, didn't answer, on hold, kept waiting, weeks to answer, did not even, didn't even,
    does not even, doesn't even, hours on hold, lost my, lost our, lost invoices, lost data, lost the, failed,
    fails, fail, failing, failure*, died, dies, stopped working, stops working, quit working, gave up, gave
    out, gives out, malfunction*, problem, problems, problematic, troubl*, issues, issue with, plagued,
    suffers, suffer, suffered, nightmare*, headache*, fiasco, recall, recalled, lawsuit*, misleading,
    deceptive, dishonest, shady, unsafe, dangerous, hazard*, overheat*, fell apart, falls apart, falling
    apart, wears out, wore out, worn out, short-lived, drains quickly, drops out, dropouts, disconnect*, won't
    connect, won't start, refuses to, falls short, fall short, fell short, leaves much to be desired, leaves a
    lot to be desired, lets you down, let me down, let us down, letdown, let-down, not worth, isn't worth,
    aren't worth, is not worth, hardly worth, wasn't worth, lags behind, lag behind, trails behind,
    outperformed by, dirty, filthy, smelly, stinks, damaged, late, delayed, delays, delay, weak,
    uncomfortabl*, painful*, blisters, poorly, cancelled on, cancelled my, refund*, returned it, sent it back,
    had to return, had to send, customer service is a, bait and switch, spam, spammy, nag, nags, bloat*,
    cramped, noisier, jammed, jams, came apart, come apart, came loose, comes loose, came off, falls off, fell
    off, snapped off, split open, bent, dented, faded, fades, shrank, shrinks, sagging, sags, lumpy, itchy,
    chafes, pinches, digs into, overheats, red hot, burning hot, deafening, roaring, whining, grinding noise,
    loud fan, stutters, stuttering, drops the connection, keeps dropping, keeps disconnecting, keeps crashing,
    keeps breaking, keeps losing, drains the battery, eats your battery, battery drain, logs you out, signs
    you out, locked out, locked me out, ate my, wiped my, deleted my, corrupted, out of sync, fails to sync,
    pop-ups, full of ads, riddled with, kept me waiting, hung up, hangs up, passed around, from pillar to
    post, no one answers, nobody answers, nobody picks up, never called back, never got back, unreachable,
    impossible to reach, impossible to cancel, hard to cancel, difficult to cancel, wear you down, cancelled
    without notice, canceled without notice, without notice, without warning, surprise fees, surprise charges,
    surprise bill, extra charges, kept charging, keeps charging, billed twice, double-billed, double charged,
    deposit back, money back was, refused to refund, refuses to refund, no refund, won't refund, upsell*,
    pushy, high-pressure, aggressive sales, unqualified, untrained, clueless, indifferent, condescending,
    arrogant, understaffed, overcrowded, chaotic, disorganised, disorganized, bedbugs, mould, mold, moldy,
    mouldy, cold food, undercooked, overcooked, greasy, watery, wrong order, wrong item, wrong size, missing
    parts, missing items, arrived damaged, arrived broken, arrived late, left outside, lost in transit, weeks
    late, days late, took weeks, took months, took forever, took ages, ages to, eleven days, hours to, i
    regret, we regret, expected more, expect more, expected better, bare minimum, money grab, cash grab,
    gimmick*, marketing hype, all hype, style over substance, a joke, joke of, an ordeal, a chore, a mess, a
    hassle, mess, sloppy, half-baked, unfinished, unstable, insecure, data breach, breach, breaches, leaked
    data, penalty, fined, sued, bankrupt, shut down, going downhill, gone downhill, declined, deteriorated, no
    longer what it was, rip you off, took our money, took my money, paid for the name, paying for the name,
    can't be trusted, cannot be trusted, mistrust, doubtful, dubious, questionable, laughable, embarrass*,
    miserable, unpleasant, smells, smell of, stench, grim, dismal, abysmal, atrocious, appalling, lousy,
    inedible, undrinkable, hollow, tinny, muffled, grainy, washed out, blurry, pixelated, gave way, gave up
    the ghost, packed up, packed in, conked out, bit the dust, kaput, burned out, burnt out, shorted out, went
    up in smoke, caught fire, smoking, sparks, sparking, melted, seized up, quit on, quits on, cuts out, conks
    out, stalls, stalled, hiccup*, hesitat*, chokes, choked, sputter*, stops responding, unresponsive touch*,
    ghost touch*, dead pixel*, dead on arrival, flickers, flickering, buzzing, humming, hisses, hissing,
    screeching, clatter*, thud*, splinter*, chipped, chips off, shattered, shatters, bursts, burst, bulging,
    swollen, swells, unravel*, pilling, pills up, pills quickly, pills after, threadbare, loose threads, came undone, coming undone, came
    unglued, unglued, detached, dislodged, misaligned, crooked, lopsided, ill-fitting, botch*, bungl*, fumbl*,
    mishandl*, mislaid, misplaced, misdelivered, mangled, crushed, lost in the mail, stuck in, stranded, left
    stranded, left us stranded, left hanging, left me hanging, ghosted, ghosting, radio silence, crickets,
    stonewall*, brush off, brushed off, fobbed off, passes the buck, pass the buck, runaround, run-around,
    canned replies, canned response*, canned answer*, scripted, copy-paste answers, boilerplate, chatbot loop,
    endless loop, goes in circles, in circles, dead end, dead-end, next to impossible, near impossible, nearly
    impossible, impossible to get, getting a human, never get through, couldn't get through, can't get
    through, nickel-and-dime*, nickel and dime*, gouge*, gouging, price gouging, jacked up, hiked prices, hiked its, price hikes, rate hikes, hikes prices, hikes its,
    sneaky, sneaks, sneaked, tacks on, tacked on, slaps on, steep markup, costs a fortune, charges a fortune,
    a fortune, arm and a leg, daylight robbery, robbery, extortion*, exorbitant, outrageous*, highway robbery,
    money pit, drains your wallet, paywall*, locked behind, junk fees, without consent, without asking, sells
    your data, sold my data, tracks you, snoop*, intrusive, invasive, creepy, phish*, hacked, compromised,
    exposed passwords, counterfeit*, knockoff*, knock-off*, fake, fakes, bogus, phony, lies, lied, lying,
    false promises, empty promises, broken promises, broke its promise, overpromis*, underdeliver*, fell flat,
    falls flat, flop, flopped, dud, lemon, botched, amateurish, sloppily, rushed, phoned in, tone-deaf,
    snooty, snobbish, surly, curt, hostile, bullied, patronis*, patroniz*, ripping off, mediocre at best,
    gross, disgusting, nauseat*, revolting, rancid, sour, bitter aftertaste, aftertaste, chemical taste,
    chemical smell, plastic smell, reeks, reek, musty, rubbery, chewy, gristly, cardboard, dry as, overdone,
    raw in the middle, salty, sickly sweet, too sweet, lukewarm food, food poisoning, sick after, allergic,
    a rash, skin rash, got a rash, rashes, burns through, burns out quickly, irritates, stings, choking hazard, electric shock*, fire risk, injur*, unstable on,
    wobbly, tips over, tipped over, digs in, rubs, rubbed raw, sore, back pain after, hurts my, hurts after,
    sweaty, suffocating, strips, stripped, jerky, jittery, unreadable, illegible, incomprehensible,
    counterintuitive, counter-intuitive, unintuitive, convoluted, bewildering, maddening, exasperat*,
    infuriates, drives me mad, drives you mad, drove me mad, wasted, wastes, wasting, squander*, lost
    patience, wish i had, wish we had, wished i, sorry i bought, kick myself, buyer's remorse, remorse,
    let-downs, sadly, unfortunately, wears thin, hollow promises, criticized, criticised, criticism,
    criticisms, draws complaints, drew complaints, repeated complaints, pattern of complaints, constant
    complaint, constant complaints, numerous reports, multiple reports, many reports of, ftc complaint,
    lawsuit, lawsuits, class action, class-action, settled with, bankruptcy, chapter 11, chapter 7, filed for,
    went under, stopped honoring, stopped honouring, shutting down, closed its doors, breached, exposed,
    undisclosed, deceptively, denying claims, denied claims, denies claims, enforcement action, regulator,
    unpaid refunds, came bottom, came last, ranks last, ranked last, bottom of, worst-rated, lowest-rated,
    lowest score, fallen behind, falling behind, fell behind, put it third, put it last, doesn't make much
    sense, doesn't make sense, does not make sense, makes little sense, makes no sense, wouldn't rely, would
    not rely, can't rely, cannot rely, not rely on, not up to, low caps, low limits, low coverage limits,
    leaves you paying, leaves you with, far more than you need, more than you need, overkill for, too much
    for, too big for, too small for, too heavy for, too bulky for, too advanced for, too basic for, too
    expensive for, long waits, long wait, price increases, bait-and-switch, late deliver*, above the estimate,
    final bills, unclear quotes, setup fees, hard to reach, sells user data, logs your, poorly adjusted,
    poorly made, poorly built, counterfeit, counterfeits, recall of, safety issues, quality control,
    cost-cutting, went downhill, downhill, no longer what, used to be better, troubling history,
    controversial, controversy, unproven, uncertified, unlicensed, uninsured, not a good fit, not a fit, poor
    fit, wrong choice, wrong tool, not the right, isn't the right, not safe, not a safe, cancellation fees,
    cancelation fees,
    # price and fees
    hidden surcharge*, unexpected fees, unexpected charges, unexpected costs, unexpected bill*, unannounced
    fees, undisclosed fees, unexplained charges, unauthorised charges, unauthorized charges, unauthorized
    payment*, incorrect bill*, billing errors, billing mistakes, billing error*, billing problems, billing
    issues, billing disputes, billing dispute*, wrongly billed, wrong bill, double billing, sky-high,
    skyrocketed, extortionate, ludicrous*, absurdly, ridiculously expensive, obscenely, prohibitively,
    ridiculous price*, way too {expensive/pricey/much/slow/heavy/loud/small/big/complicated}, far too
    {expensive/pricey/much/slow/heavy/loud/small/big/complicated/few/little/long/often}, not worth half, poor
    return on, never pays for itself, pays for the logo, pay for the logo, paying for the logo, paying for the
    badge, pay for the name, pay for the brand, paying for the brand, mostly paying for, you're paying for
    the, brand tax, price gouge*, predatory pricing, junk fee, sales tactics, sales pressure, pressure
    tactics, pressured into, pressures you, pressured, strong-arm*, aggressive upsell*, aggressive marketing,
    bombards, bombarded, bombards you, inundat*, paid reviews, fake reviews, fake testimonials, fake
    discounts, inflated prices, inflated reviews, inflated claims, overinflated, overstated, overstates,
    exaggerat*, unsubstantiated, unverified claims, unsupported claims, misrepresent*, mis-sold, mis-selling,
    misselling, mislabel*, mislabeled, greenwash*,
    # contracts and money
    refuses to cancel, makes cancelling, makes canceling, making cancellation, cancellation is, cancelling is
    a, canceling is a, cancelling takes, cancellation nightmare*, buried in the, buried in fine print, small
    print traps, won't let you, wouldn't let me, won't let me, trapped in, stuck with, held hostage, holds
    your data, keeps your deposit, kept our deposit, kept my deposit, kept the deposit, withheld, withholds,
    withholding, froze my, frozen accounts, freezes accounts, freezing accounts, account closures, suspended
    my, accounts suspended, rejected claims, claim denials, claim denied, denied my, denied our, low payouts,
    low payout, payouts are slow, delayed payouts, delayed payments, late payments, never refunded, never
    paid, never received, never delivered, never showed up, never shipped, never turned up, never showed,
    didn't show up, failed to
    {deliver/respond/reply/refund/show/honor/honour/disclose/fix/resolve/pay/protect/meet/provide/arrive/answer/impress/convince/address/explain},
    fails to
    {deliver/respond/reply/refund/show/honor/honour/disclose/fix/resolve/pay/protect/meet/provide/arrive/answer/impress/convince/address/explain/hold/keep},
    refused to {replace/repair/pay/honor/honour/help/cancel/fix/cover/take}, refuses to
    {replace/repair/pay/honor/honour/help/cancel/fix/cover/take}, refund takes, refunds take, refund took,
    chasing a refund, chasing refunds, chase a refund, fight for a refund, fighting for a refund, denied a
    refund, difficult refunds, difficult returns, returns are a, return process is, restocking nightmare, out
    of pocket, bait you, lures you, lure you,
    # support and people
    support {vanishes/vanished/disappears/disappeared/ignores/ignored/is nonexistent/is non-existent/is
    terrible/is awful/is poor/is abysmal/is useless/has gone/has worsened/has declined/never}, nonexistent,
    non-existent, nonexistent support, unanswered, goes unanswered, go unanswered, went unanswered, left
    unanswered, goes nowhere, go nowhere, went nowhere, leads nowhere, {days/weeks/hours/ages/forever/months}
    {for a reply/for a response/for an answer/to reply/to respond/to get a reply/to get a response/to get an
    answer/to resolve/on hold/in a queue/late}, waited {weeks/months/hours/days/ages/forever}, waiting
    {weeks/months/hours/ages/forever}, wait {weeks/months/hours/ages/forever}, waits of
    {weeks/months/hours/several/over/more/up}, unreachable by phone, can't reach, cannot reach, couldn't
    reach, can't get hold, can't get anyone, impossible to speak, impossible to get hold, impossible to get a,
    impossible to contact, impossible to return, impossible to repair, impossible to clean, impossible to
    open, impossible to use, blames the customer, blamed me, blames you, argumentative, evasive, unapologetic,
    disrespectful, insult*, insensitive, unkind, unwelcoming, inattentive, neglect*, uncaring, unsympathetic,
    unempathetic, unaccommodating, uncooperative, obstructive, bureaucratic, red tape, ineptitude, inept,
    inexperienced, underqualified, ill-trained, poorly trained, undertrained, high staff turnover, high
    turnover, staff turnover, rotating staff, overworked, overbooked, overbooks, overbooking, double-booked,
    overstretched, botched jobs, rushed appointments, rushed lessons, rushed consultations, missed
    appointments, missed deadlines, missed deadline*, missed calls, misses deadlines, poor communication, lack
    of communication, bad communication, communication breakdown*, conflicting information, contradictory
    information, wrong information, incorrect information, bad advice, wrong advice, misadvised, passed from,
    bounced around, bounced between, shunted, sent in circles, made to feel, treated like, talked down to,
    dodgy, unscrupulous, crooked practices, unethical, exploitative, mistreat*,
    # defects and durability
    stops charging, stopped charging, stops heating, stopped heating, stops cooling, stopped cooling, stopped
    responding, stops spinning, stops holding, stopped holding, won't hold, wouldn't hold, won't stay, won't
    charge, won't turn on, won't switch on, won't power on, won't open, won't close, won't load, won't sync,
    won't pair, won't last, won't fit, wouldn't start, wouldn't turn on, wouldn't work, doesn't work, does not
    work, don't work, didn't work, did not work, never worked, not working, isn't working, barely works,
    barely worked, barely lasts, barely lasted, barely usable, hardly lasts, lasts barely, lasted barely,
    lasted only, lasts only, only lasted, only lasts, lasted less, lasts less, lasted just, unserviceable,
    irreparable, irreparably, unrepairable, beyond repair, not repairable, non-repairable, unfixable, prone
    to,
    {frequent/repeated/recurring/constant/regular/widespread/persistent/premature/early/random/intermittent}
    {breakdowns/faults/outages/errors/disconnections/dropouts/freezes/cancellations/stockouts/downtime},
    reliability {concerns/woes/record is}, quality {concerns/woes/lapses/slipped/slips/has slipped/has
    dropped/has declined/has suffered/drops/declined/suffers}, durability concerns, build quality {is
    poor/concerns}, high failure rate*, failure rates, high defect, early failures, out of the box failures,
    breaks easily, breaks down often, breaks often, cracks easily, scratches easily, dents easily, stains
    easily, rips easily, wears quickly, wears out fast, worn through, wear through, frays, fraying,
    disintegrat*, sagged, sinks in, loses its shape, lost its shape, loses shape, loses suction, lost suction,
    loses power, loses pressure, loses its charge, loses heat, loses connection, loses signal, losing
    connection, loses track, loses data, losing data, lost work, lost files, lost progress, lost bookings,
    lost orders, lost parcels, lost packages, clogs, clogged, clogging, gets stuck, jamming, skips teeth,
    skips steps, seizes, misfire*, short circuits, short-circuit*, trips the, burns out, burnt-out motor, blew
    up, explod*, seeps, yellowed, bobbles, shedding, moults, stretches out, unreliable, undependable, flaky
    {connection/software/wi-fi/bluetooth/app/support/sync}, short-life, planned obsolescence, throwaway,
    disposable quality, ruined, ruins, ruining, killed my, bricked, bricks, bricking, boot loop*, blue
    screen*,
    # software
    app {keeps/logs you out}, crash-prone, error-prone, bug-ridden, bug-riddled, bugginess, glitches, goes
    down, went down for, down for hours, down for days, goes offline, times out, timed out, timing out,
    timeouts, error messages, errors out, broken links, broken search, broken features, breaks after updates,
    broke after, update broke, updates break, bad update*, slow to load, slow to respond, slow to update, slow
    to start, slow to react, slow to arrive, slow to pay, slow to ship, takes forever, takes ages, taking
    forever, grinds to a halt, bogged down, bogs down, resource-hungry, resource hog, memory hog, battery hog,
    unoptimized, unoptimised, poorly optimized, poorly optimised, poorly designed, poorly documented, poorly
    implemented, poorly maintained, poorly managed, poorly trained staff, poorly rated, poorly reviewed,
    poorly translated, poorly supported, badly designed, badly made, badly written, badly managed, badly
    organised, badly organized, badly reviewed, ill-conceived, ill-designed, ill-equipped, unsupported, no
    longer supported, no longer updated, no longer maintained, no longer developed, no longer worth, no longer
    competitive, no longer recommended, no longer recommend, no longer the best, no longer available,
    unmaintained, abandonware, sunsetted, end-of-life, end of life, being phased out, phased out, being
    retired, stagnat*, stale updates, no updates since, not been updated, hasn't been updated, haven't been
    updated, incompatible, incompatib*, doesn't integrate, does not integrate, duplicate records, wrong
    results, incorrect results, misses calls, inaccurate readings, wrong readings, misreport*, miscount*,
    misidentif*, mistranslat*, hallucinat*, invents sources, unhelpful answers, generic answers, hard to
    trust, intrusive ads, ad-heavy, ad-ridden, ads everywhere, riddled, pop-up ads, unskippable, dark
    pattern*, tricked,
    # privacy, law, trust
    privacy
    {concern/concerns/issue/issues/violations/violation/scandal/scandals/problems/risk/risks/nightmare},
    security
    {concern/concerns/flaw/flaws/lapse/lapses/incident/incidents/hole/holes/vulnerability/vulnerabilities/weakness/weaknesses/scandal/risk/breach/breaches},
    {safety/ethical/labor/labour/environmental/financial/legal/regulatory/trust/hygiene}
    {concern/concerns/scandal/scandals/problems/violations/violation/lapses/failings/questions}, data leak*,
    data-leak*, data breaches, leaked customer, leaked user, leaked personal, password leak, shares your data,
    shares data with, collects a lot of, collects too much, harvests, harvest your, mines your data, sells
    data, sold customer data, sold user data, sells your, tracks users, malware-like, adware, bloatware,
    unencrypted, weak security, lax, lax security, lax oversight, under investigation, investigated for,
    investigation into, investigated by, sanctioned, reprimand*, fined by, a fine, was fined, were fined,
    fined for, penalised, penalized, warning letter*, fda warning, recalled in, product recall*, recalled its,
    recalled over, recalled several, settled a, settled for, paid a settlement, sued by, sued over, lawsuits
    over, legal trouble, legal battles, court order, class-action suit*, indicted, accused of, accusations,
    scandal*, disgraced, tarnished, stained reputation, damaged reputation, bad reputation, poor reputation,
    reputation suffered, reputation has suffered, reputation for {poor/slow/bad/being
    unreliable/overcharging/breaking/late/breakdowns/hidden}, reputation took a hit, bad press, negative
    press, backlash, outcry, boycott*, insolvent, receivership, ceased trading, ceased operations, financial
    trouble, financial difficulties, layoffs, laid off, mass layoffs, shut its, winding down, collapsed in,
    license revoked, licence revoked, unregistered, unaccredited, lost its license, lost its accreditation, f
    rating, bbb complaints, bbb rating of f, one-star, one star, 1-star, two-star, 1.5 stars, negative
    reviews, bad reviews, poor reviews, terrible reviews, scathing, critical reviews, negative feedback, poor
    ratings, poor rating, bad rating*, low score*, low trustpilot, low marks, poor marks, failed inspection*,
    failed the, fails the, failed our, flunk*, underperform*, under-performs, unimpress*, unconvinc*,
    unappeal*, unattractive, unappetizing, unappetising, unremarkable at, unsatisfactory, unacceptab*,
    inadequate, inadequa*, insufficien*, deficien*, inexcusabl*, unforgivabl*, unjustif*, unreasonab*, unfair,
    unfairly, inconvenien*, ineffective, ineffectual, inefficien*, unproductive, counterproductive,
    impractical, unwieldy, ungainly, unbalanced, unsightly, unhygienic, unsanitary, unclean, grimy, greasy
    feel, sticky residue, grubby, dingy, run-down, run down rooms, shabby, tatty, tired rooms, tired decor,
    threadbare carpets, pest problems, cockroach*, vermin, mice in, rats in, past its best, out-of-date, out
    of date, antiquated, archaic, outmoded, superseded, legacy interface,
    # taste, smell, comfort, picture and sound
    overly
    {salty/sweet/greasy/processed/complicated/complex/sensitive/aggressive/restrictive/bright/firm/stiff/strict/expensive/technical/reliant},
    overseasoned, underseasoned, oversalted, overpowering, cloying, acrid, metallic taste, artificial taste,
    artificial flavo*, watered-down taste, tastes
    {bad/artificial/off/bland/bitter/metallic/chemical/stale/like plastic/like cardboard/like
    chemicals/watery/burnt}, smells {bad/like/off/of chemicals/of plastic/awful/strongly}, off-gass*,
    unpalatable, gluey, mushy, gloopy, slimy, chalky, broke me out, cuts into, presses on, hurts your, hurt
    my, sweat-inducing, traps heat, sleeps hot, slept hot, overheated, rock hard, rock-hard, bottoms out, boxy
    sound, shrill, boomy, distort*, crackl*, coil whine, screech, overexposed, oversharpened, smeared, blown
    out, washed-out, motion blur, backlight bleed, light bleed, narrow viewing, poor viewing, dim screen, poor
    low-light, poor night, soft images, blurred, out of focus, drops calls, dropped connection*, drops
    connection, spotty coverage, patchy coverage, poor reception, weak coverage, falls off a cliff, drains
    fast, drains too, drains overnight, battery dies, battery died, battery fails, battery degrades, battery
    life is {short/weak}, charging fails,
    # change for the worse
    has gone downhill, have gone downhill, gone to the dogs, going to the dogs, gone backwards, rested on its
    laurels, resting on its laurels, coasting on, trading on its name, trades on its name, living off its,
    lives off its, past glory, shadow of its former, shadow of what, former self, not what it was, not what it
    used to be, isn't what it used to be, isn't what it was, not what they used to be, aren't what they used
    to be, used to be {great/good/excellent/reliable/the best/my go-to/a favorite/a
    favourite/solid/cheaper/free/included/the default/the standard}, once
    {great/reliable/excellent/beloved/popular/dominant/the best/a favorite}, was once the, since the
    {takeover/acquisition/merger/buyout/update/redesign/relaunch/rebrand/change of ownership}, after the
    {takeover/acquisition/merger/buyout/redesign/change of ownership}, service has
    {declined/worsened/deteriorated/slipped/suffered/dropped}, slipped, has slipped, worsened, worsening,
    worsens, getting worse, gets worse, got worse, gotten worse, become worse, declining, in decline, dwindl*,
    deteriorat*, diminish*, eroded, erosion of trust, erodes, losing trust, lost trust, lost the trust, lost
    my trust, lost confidence, lost its edge, lost its way, lost its appeal, lost its shine, lost its charm,
    lost relevance, losing relevance, cut corners, cuts corners, cutting corners, corner-cutting, skimps,
    skimp on, skimps on, skimped, enshittif*, cheapened, nerfed, removed features, took away, stripped of,
    # verdicts of blame
    falls down on, falls down in, fall down, falls apart when, comes up short, came up short, comes unstuck,
    misses the mark, missed the mark, misses the point, wide of the mark, leaves me cold, left me cold, left a
    bad taste, bad taste in, sour taste, buyer beware, caveat emptor, not one of my, wasn't impressed, weren't
    impressed, not impressed, not convinced, wasn't convinced, not sold on, can't justify the, not recommended
    if, not recommended for, not the one to buy, not one to buy, doesn't deserve, does not deserve, hardly
    deserves, undeserved, undeserving, unworthy, ripoffs, cash cow, vaporware, vapourware, all talk, smoke and
    mirrors, snake oil, pseudoscien*, hype over, overhype*, over-priced, over-rated, over-complex,
    overbearing, over the top, missed opportunity, wasted potential, wasted opportunity, squandered,
    shortcomings, letting down, lets itself down, let itself down, achilles heel, achilles' heel, weak spot,
    weak point, weak link, blind spot*, glaring, glaring omission*, inexplicabl*, baffling, bafflingly,
    puzzling, perplexing, mystifying, ludicrously, pitiful*, pathetic*, woeful*, wretched*, hideous*, ghastly,
    shocking*, disastrous*, disaster, catastroph*, calamit*, horrific*, horrendous*, diabolical, shambles,
    shambolic, farce, farcical, travesty, trainwreck, train wreck, dumpster fire, car crash of, cluster of
    complaints, woes, mishap*, blunder*, screw-up*, screwed up, screws up, mess up, messes up, messed up,
    foul-up*, sucks, sucked, stinker, crappy, trashy, junky, janky, jank, wonky, naff, rubbishy, iffy,
    sketchy, cheapo, el cheapo, tacky, gaudy, garish, chintzy, el cheap, bottom-barrel, bargain-bin,
    # narrowed: the bare words are innocent in talk of products
    drones on, strong odor, strong odour, unpleasant odor, unpleasant odour, bad odor, chemical odor, was
    banned, were banned, banned from, banned in several, collapses, collapsed, buckled, buckles under,
    crumbled, crumbles, caused breakouts, causes breakouts, major outage, suffered outages, service outages,
    plagued by outages, prolonged outage, confuses, allegations of, misdiagnosed, negligent, contamination
    scandal, corroded, corrodes, chafed, bad glare, harsh glare, muddy sound, muddy bass, harsh treble, sounds
    harsh, harsh sound, too many false, frequent false, started to leak, began to leak, tends to leak, unpaid
    claims, unpaid suppliers, branch closures, store closures, settlement over, class settlement, artificial
    aftertaste, rattles at, abandoned by, abandoned the, irritation after, is falling apart, facing legal,
    sticky keys, discolored, discoloured, misreads, misread the, degrades quickly, burn-in problems,
    # limits
    has no way to, no way to {export/restore/cancel/undo/reach/contact/recover/turn off/opt out}, cannot
    export, can't export, cannot be {exported/restored/repaired/cancelled/canceled/turned off/replaced}, can't
    be {exported/restored/repaired/cancelled/canceled/turned off/replaced}, works loose, work loose, is a pain
    to, a pain to, real pain to, rarely finds,
    # money
    bills high, quotes low, lowball*, low-ball*, bait prices, teaser price*, teaser quote*, mandatory fee*,
    mandatory cleaning, mandatory gratuit*, mandatory add-on*, drip pricing, fee after fee, fee on top of,
    fees on top, fees pile up, fees stack up, costs pile up, extras pile up, charges pile up,
    charges for everything, charge for everything, charges extra for everything, charges you for,
    charges you twice, charges even for, charges just to, charges to cancel, charges to print,
    charges a fee to, charges a fee for, charged without, charged after cancel*, charged even after,
    charges after cancel*, billed without, billed after cancel*, billed even after, continues to bill,
    continues to charge, continued to charge, continued to bill, continued billing, kept billing,
    keeps billing, keep charging, debits, kept taking, keeps taking, takes a cut, takes a big cut,
    takes a large cut, takes a hefty, takes a large share, eats into, eats into your, eats up your,
    eat into, milks, milking, fleeced, fleeces customers, fleecing, squeezes, squeezes you, squeezing customers, bleeds you,
    bleeds your, nickels and dimes, profiteer*, usurious, loan shark*, predatory, predatory lend*,
    sticker shock, priced itself out, prices itself out, priced like a, priced above its, priced beyond,
    prices have doubled, prices doubled, prices tripled, doubled its price*, doubled the price,
    tripled its price*, price has doubled, jacks up, jacked its, keeps raising, kept raising,
    raises its prices, raises prices, raised rates, raised its fees, rates jump, rate jumps, rates jumped,
    premiums jump*, premium jump*, premium hikes, rate hike*, steep renewal*, steep increase*,
    sharp increase*, price jump*, price jumps, price shoots up, renews at double, renews at triple,
    costs twice as much, costs double, cost double, twice the price of, double the price of,
    triple the price, three times the price, at twice the price, twice the cost, double the cost,
    justifies twice, pay for the badge, pays for the badge, badge tax, logo tax, you pay for the name,
    you pay for the logo, mostly pay for the, mainly pay for the, paying mainly for, paying mostly for,
    pay for the marketing, paying for the marketing, paying for marketing, more expensive without,
    costs more without, more money for less, pay more for less, paying more for less, pay more and get less,
    less for more money, shrinkflation, shrunk its, smaller portions, portions have shrunk,
    shrinking portions, poor value, bad value, awful value, terrible value, lousy value, worst value,
    little value for, offers little for, little to show for, doesn't justify, does not justify,
    don't justify, hardly justifies, barely justifies, fails to justify, hard to defend,
    difficult to defend, impossible to justify, can't defend, nothing justifies, indefensible,
    # contracts, cancelling, refunds
    makes you call, make you call, have to call to, must call to, need to call to, requires a phone call to,
    requires a call to, a phone call to cancel, call to cancel, cancel only by, cancellation only by,
    can only cancel, cancelling requires, canceling requires, cancellation requires, hard to get out,
    hard to get your money, hard to get a refund, hard to get money, difficult to get a refund,
    difficult to get your money, struggle to get a refund, struggle to get their money, fight to get,
    fighting to get, refuses refunds, refused refunds, refusing refunds, refusing to pay, disputes claims,
    drags out, drags its feet, dragged its feet, dragging its feet, drags their feet, stalls on,
    stalling on, stalling tactics, slow-walks, foot-dragging, slow payout*, slow to refund,
    slow to reimburse, slow to process, slow to answer, slow to fix, slow to deliver, slow to acknowledge,
    slow to address, slow to patch, slow to resolve, slow to adopt, slow reimbursement*, slow refunds,
    slow claim*, slow claims, claims drag, claims are often denied, claims often denied, denies a lot of,
    denies many, high denial*, high denial rate, denial rate, claim denial*, denied for, rejects claims,
    rejects many, rejects a lot, wriggles out, wriggle out of, weasels out, weasel out, weasel words,
    loophole*, full of exclusions, long list of exclusions, lots of exclusions, many exclusions,
    exclusions swallow, store credit only, only store credit, no money back, non-refundable deposit,
    keeps the deposit, held onto the deposit, forfeits, forfeit, traps you, trap you, traps customers,
    roach motel, hotel california, sneaky renewal*, sneaky subscription*, subscription trap*,
    auto-renews without, auto-renewal trap, auto-renewals catch, renews without, renewed without,
    renews silently, silently renews, quietly renews, quietly raised, quietly changed, quietly removed,
    quietly dropped, changes its terms, changed its terms, changing its terms, changed the terms,
    changes the terms, moves the goalposts, moved the goalposts, moving the goalposts, unilateral*,
    retroactive*, went back on, goes back on, reneged, reneges, reneging, breaks its promise*,
    broke promises, doesn't keep its, doesn't honor, doesn't honour, does not honor, does not honour,
    won't honor, won't honour, wouldn't honor, warranty claims are, warranty is worthless,
    warranty is useless, warranty is hard, voids the warranty, voids your warranty, warranty in name only,
    worthless warranty, useless warranty,
    # support
    on your own when, you're on your own, leaves you on your own, left on your own, left to fend,
    fend for yourself, fend for themselves, leaves you hanging, leaves you stranded, leaves users,
    leaves customers, leaves buyers, leaves owners, left customers, left users, left buyers, left owners,
    left travellers, left travelers, left passengers, left guests, left clients, left patients,
    left students, left parents, left families, left many, left thousands, left tenants, left subscribers,
    left members, left homeowners, won't get much help, won't get any help, don't get much help,
    little help from, little help once, get little help, no help from, no help at all, no help when,
    of no help, of little help, was no help, were no help, support is a weak, support lets it down,
    service lets it down, the support lets, support that doesn't, support drops off, support dries up,
    dries up after, once they have your money, once you've paid, after you've paid, once the sale,
    after the sale you're, go quiet, goes quiet, went quiet, goes silent, went silent, fell silent,
    gone silent, stopped answering, stops answering, stopped replying, stops replying,
    stopped communicating, stop responding, stopped returning, doesn't return calls, never returned,
    never returns, never called, never answers, never replies, never responds, never responded,
    never resolved, never fixed, never followed up, no follow-up, no one follows up, doesn't follow up,
    doesn't pick up, don't pick up, nobody follows, no way to speak, no way to get hold, no human,
    no humans, no real person, not a human, bots instead of, bot instead of, bots all the way, bot loop*,
    hides behind, hide behind, hides its phone, hides its contact, hides the, hides fees, hides key,
    hides important, buries, buries the, buried under, buried behind, passed between, ping-pong*,
    sent from one, transferred from, transferred several, transferred repeatedly, repeat themselves,
    repeat yourself, repeat your story, rotating cast, different rep every, different person every,
    new person every, no continuity, poor follow-up, poor follow-through, no follow-through, lack of follow,
    lacks follow, drops the ball, dropped the ball, drop the ball, dropping the ball, blows off,
    blew us off, blew me off, blew off, no-show, no-shows, no show, no shows, doesn't show up,
    don't show up, cancels at the last, cancelled at the last, canceled at the last, cancels last,
    last-minute cancellation*, last-minute cancel*, cancels bookings, cancels orders, cancelled orders,
    canceled orders, cancelled flights, canceled flights, cancels flights, double-book*, overbook*,
    oversell*, oversold, over-sell*, oversells, oversubscribed, jerks you around, jerked around, gaslight*,
    gaslit, defensive, defensive replies, shrug*, shrugged, hang up on, hung up on, attitude problem,
    bad attitude, poor attitude, indifference, apathetic, impersonal service, treated as a number,
    just a number, feel like a number, treats customers like, treats you like, treats customers as,
    contempt for, disdain,
    # defects
    same fault, a fault with, recurring fault*, a recurring, recurring problem*, recurring complaint*,
    recurring issue*, recurring theme, repeat offender, keeps coming back, keep coming back with,
    comes back with, came back with the, known fault*, known defect*, known weakness*, known for breaking,
    known for failing, known for poor, known for overcharging, known for hidden, known for slow,
    known for delays, known for rude, known for aggressive, known for high failure, notorious*, infamous*,
    poster child for, a byword for, byword for, synonymous with poor, don't hold, doesn't hold up,
    does not hold up, don't hold up, won't hold up, didn't hold up, not hold up, doesn't last,
    does not last, don't last, didn't last, doesn't stay, don't stay in, doesn't seal, does not seal,
    doesn't close, doesn't stay closed, doesn't latch, give way, gives way, giving way, gives out after,
    give out after, give out, giving out, giving up the, wore down, wears down, worn down,
    runs out of breath, run out of breath, out of breath, runs out of steam, run out of steam,
    ran out of steam, out of its depth, in over its head, struggles badly, struggles to keep,
    struggles to cope, struggles on, struggles in, struggles when, struggles once, struggled to,
    struggled with, struggled in, struggled on, buckle under, buckles, creaks under, strains under,
    strains to, labours, labors under, wheezes, groans under, chokes on, choke on, trips over, trip over,
    stumbles on, stumbles over, stumbles at, stumbles when, stumbles in, stumbled, stumble, falters,
    faltered, faltering, flounder*, flounders, limps, limping, limps along, gasps,
    tops the list of complaints, most returned, most-returned, high return rate, return rate is high,
    return rates, most false alarms, false alarms, too many alarms, false alerts, false readings,
    wrong data, bad data, stale data, bad information, incorrect data, phantom charges, phantom braking, phantom alerts, randomly, shuts off,
    shuts down by itself, shuts itself, switches itself, turns itself, restarts by itself, reboots,
    reboots itself, random restarts, restarts randomly, forgets, forgets your, loses its settings,
    loses settings, loses your place, loses sync, loses its grip, loses grip, loses charge, loses half,
    loses its, lost its coating, lost its grip, lost half, lost charge, coating flakes, coating wears,
    coating comes, coating chips, flakes off, flaking, flaked, flaky, chips easily, chipping, tears easily,
    tore after, tears after, ripped after, broke within, breaks within, breaks after, failed after,
    fails after, failed within, fails within, died after, died within, dies after, dies within, quit after,
    cracked after, cracks after, cracks within, bent after, leaked after, leaks after, stopped after,
    rusted after, rusts after, dead within, broken within, broken after, not last the, won't survive,
    doesn't survive, does not survive, didn't survive, not survive, survives barely, last a season,
    lasts a season, barely survives, landfill, e-waste, soldered in, soldered, glued shut, glued in,
    can't be opened, can't be serviced, cannot be serviced, can't be fixed, cannot be fixed,
    can't be upgraded, cannot be upgraded, no repair, no repairs, no spare parts, no replacement parts,
    no parts, parts are hard, parts are impossible, parts unavailable, parts take, unavailable parts,
    spare parts are hard, spare parts are impossible, throwaway design, designed to fail, built to fail,
    built to a price, built down to a price, cost cutting, cost-cut, corners were cut,
    corners have been cut, corners cut, cut too many corners, feels cut-price, poor finish*, rough finish,
    sloppy finish, uneven finish, uneven seams, crooked seams, seams split, seams come, seams don't,
    seams fail, stitching comes, stitching fails, stitching unravels, zipper breaks, zip breaks,
    zipper sticks, zippers fail, buttons fall, handle came, handle breaks, hinge breaks, hinge fails,
    hinge problems, pilled, bobbled, stretched out, bagged out, went baggy,
    shrunk, shrunk in, fades after, faded after, faded quickly, colour bleeds, color bleeds, dye runs,
    dye bleeds, discolors, discolours, yellows, yellows quickly, scuffs, scuffs easily, marks easily, dents,
    warps, warps under, splits, split after, splits after, blows apart, disintegrates, crumbling, perishes,
    delaminat*, bubbling, mattress smell, new-mattress smell, chemical odor smell, a smell that,
    smell that took, smell lingered, smell lingers, smell won't, odor lingers, odour lingers,
    off-putting smell, stinky,
    # software, data
    data incident*, data incidents, privacy incident*, breached in, breached twice, was breached,
    been breached, been hacked, was hacked, got hacked, hack in, hackers stole, hackers took,
    hackers accessed, stolen data, stole data, stolen passwords, leaked in, leaky security, exposed data,
    exposed user, exposed customer, exposed personal, exposed private, exposed records, exposing,
    exposed more than, exposed millions, exposed the data, selling location data, selling user data,
    selling your data, selling customer data, selling data, sold bandwidth, sold location data,
    sold location, sold browsing, sold your data, sold their data, sold data, monetizes your,
    monetises your, monetizes user, your data is the product, you are the product, you're the product,
    routes your traffic, routes other users', through other people's, logs user activity, logs connections,
    logs traffic, keeps logs, kept logs, keeping logs, logged users, handed over, handed data,
    handed user data, shares your location, shared user data, shared data with, sharing user data,
    sharing data with, data sharing with, undisclosed data, without telling, without disclosing,
    kept quiet about, covered up, cover-up, concealed, concealing, hid the, trains its ai on,
    trains on your, scrapes, requires too many permissions, too many permissions, excessive permissions,
    unnecessary permissions, asks for permissions, wants access to, unpatched, unpatched vulnerabilit*,
    security patches end, stops getting security, no security updates, no longer gets, no longer receives,
    no longer receive, stopped getting updates, stops getting updates, stopped receiving, end of support,
    end of the road, reaches end, dead product, dead platform, dead project,
    dying platform, on life support, on its last legs, last legs, living on borrowed, on borrowed time,
    writing is on the wall, writing on the wall, a sinking ship, sinking ship, ghost town, deserted,
    empty server*, dead community, dead forum, hasn't been updated since, hasn't shipped, hasn't changed in,
    hasn't evolved, hasn't kept up, has not kept up, haven't kept up, hasn't moved, hasn't improved,
    hasn't aged, has not aged, didn't age well, doesn't age well, ages badly, aged badly, aged poorly,
    ages poorly, age poorly, not aged well, no meaningful update*, meaningful update in, no new features,
    no development, development has stalled, development has slowed, development stalled,
    development stopped, development has stopped, development has ended, updates have slowed,
    updates have stopped, updates stopped, updates dried up, updates are rare, rarely updated,
    seldom updated, infrequent updates, infrequently updated, not actively developed,
    not actively maintained, no longer actively, barely maintained, barely updated, feature-frozen,
    stuck in maintenance mode, maintenance mode, maintenance-mode, mothballed, shelved, scrapped, axed,
    killed off, pulled the plug, pulling the plug, pulled out of, pulled from the, pulled from shelves,
    withdrawn from, withdrew from, withdrew its, exited the, exiting the, leaving the market,
    left the market, wound down, winds down, in liquidation, liquidated, into liquidation,
    went into liquidation, went into administration, in administration, into administration,
    entered administration, went bust, gone bust, going bust, went bankrupt, filed bankruptcy,
    out of business, going out of business, went out of business, closing stores, closing branches,
    closed stores, closing locations, closing its, closed most, closed half, closed many, shuttered,
    shuttering, defunct, folded in, folded last, collapse of, on the brink, cash-strapped,
    burning through cash, running out of money, financial troubles, shaky finances, shaky, on shaky ground,
    shaky ground, uncertain future, future is uncertain, future is unclear, future looks uncertain,
    unclear future, question mark*, question marks over, a question mark, doubts about, doubts over,
    doubts remain, casts doubt, cast doubt, bleeding users, bleeding customers, losing users,
    losing customers, losing members, losing market share, haemorrhag*, hemorrhag*, exodus,
    users are leaving, customers are leaving, users have left, customers have left, people are leaving,
    left in droves, in droves, has drawn fire, drawn fire, drew fire, draws fire, under fire,
    came under fire, come under fire, took flak, taken flak, drew criticism, draws criticism,
    drawn criticism, attracted criticism, attracts criticism, faced criticism, faces criticism,
    facing criticism, heavily criticized, heavily criticised, widely criticized, widely criticised,
    sharply criticised, roundly criticised, slammed, slammed for, blasted, blasted for, panned, ridiculed,
    mocked, lambast*, pilloried, denounced, condemned, called out for, hit with a, hit with fines, hit by a,
    facing a lawsuit, facing lawsuits, faces a lawsuit, faces lawsuits, faced lawsuits, faced a lawsuit,
    faced an ftc, faces an ftc, ftc action, ftc settlement, ftc order, ftc fined, ftc lawsuit, ftc sued,
    cfpb complaint*, cfpb, attorney general, attorneys general, state attorneys, settled with the,
    settled with state, settled charges, settled allegations, settled a lawsuit, settled claims,
    settlement with the, paid a fine, paid fines, paid millions, pay a fine, pay millions, ordered to pay,
    ordered to refund, ordered to stop, ordered to repay, ordered to compensate, banned by,
    cease and desist, injunction, subpoena*, raided, whistleblow*, convicted, guilty, pleaded guilty,
    plead guilty, price-fixing, price fixing, cartel, collu*, bribe*, embezzl*, mislead*, misled, misleads,
    false advertising, false claims, false statements, deceived, deceives, deceive, deceit, duped, dupe,
    dupes customers, conned, con job, sham, a sham, charlatan*, quack*, quackery, diploma mill, degree mill,
    puppy mill, content farm, clickbait, astroturf*, review manipulation, manipulated reviews,
    manipulates reviews, incentivized reviews, incentivised reviews, suspicious reviews, deletes negative,
    deletes reviews, deleted reviews, suppresses, censors, silences critics,
    # quality verdicts
    gets the basics wrong, gets basics wrong, gets it wrong, got it wrong, gets wrong, got wrong,
    does it wrong, does little, does little to, does little for, does nothing, does nothing for,
    does nothing to, did nothing, did little, brings little, adds little, adds nothing, offers nothing,
    offers little, offers nothing new, nothing new, nothing to offer, little to offer, not much to offer,
    nothing to write home, not much to recommend, little to recommend, nothing to recommend,
    little going for, nothing going for, not much going for, has little in its favor,
    has little in its favour, no redeeming, few redeeming, without merit, lacks substance, lacks depth,
    lacks polish, lacks bite, lacks punch, lacks power, lacks warmth, lacks flavor, lacks flavour,
    lacks detail, lacks credibility, lacks consistency, lacks transparency, lacks soul, lacks personality,
    lacks oomph, no substance, little substance, tells a different story, tell a different story,
    different story, another story, another matter, reads well on paper, looks good on paper,
    looks great on paper, good on paper, great on paper, on paper only, only on paper, in theory only,
    in name only, promises more than, promises a lot but, promises much but, promised more than,
    than it delivers, than it can deliver, than it deserves, doesn't deliver, does not deliver,
    don't deliver, didn't deliver, failed to live, fails to live, doesn't live up, does not live up,
    didn't live up, don't live up, never lives up, rarely lives up, not live up, can't live up, overstate*,
    oversimplif*, overreach*, overstretch*, overextended, spread too thin, spread thin, spreads itself,
    jack of all trades, master of none, neither here nor there, wants to be everything,
    tries to do everything, tries to do too much, tries too hard, does too much, does too many, loses focus,
    lost focus, unfocused, scattershot, all over the place, all over the map, no rhyme or reason,
    haphazard*, half-finished, half finished, half hearted, half-measure*, undercooked feature*, underbaked,
    under-baked, half baked, beta quality, feels like a beta, feels beta, still in beta quality,
    still buggy, still rough, not ready, isn't ready, not yet ready, isn't there yet, not there yet,
    not quite there, not fully baked, not mature, immature, premature, unfit, unfit for, not fit for,
    isn't fit for, unsuited for, underpowered, under-powered, overpowered by, undersized, under-sized,
    oversized for, underequipped, under-equipped, undersupported, under-supported, underfunded, undermanned,
    under-staffed, short-staffed, short staffed, underdeveloped, under-developed, undernourish*,
    under-delivers, under-deliver*, underachiev*, underused, under-resourced, behind on, falls behind on,
    falls behind in, falls behind when, slipping behind, far behind, well behind, way behind, years behind,
    a generation behind, generations behind, lagged, lags in, lags on, lags far, lags well, trails in,
    trails on, trails badly, last in our, last in the, last in its, last place, dead last, bottom of the,
    near the bottom, at the bottom, finished last, finished bottom, placed last, lowest in,
    lowest satisfaction, lowest ratings, lowest marks, scored the lowest, scored the worst, scored worst,
    scores the lowest, poorest, shoddiest, least useful, least trusted, least helpful, least popular,
    least favorable, weakest of, weakest of the, weakest option, weakest link, weakest choice, weakest pick,
    weakest here, the runt, poor cousin, poor relation, ugly duckling, weak sister, bringing up the rear,
    brings up the rear, rear of the pack, left in the dust, left behind by, can't keep pace,
    cannot keep pace, fails to keep pace, out of step, out of touch, tone deaf, relic, a relic, dinosaur,
    fossil, museum piece, past its prime, past its sell-by, past their best, had its day, has had its day,
    yesterday's, last decade, last century, belongs in, belongs in the, from another era, stone age,
    hopelessly, woefully, painfully, dreadfully, embarrassingly, frustratingly, annoyingly, needlessly,
    infuriatingly, worryingly, alarmingly, disturbingly, suspiciously, notably weak, notably poor,
    conspicuously, sorely, sorely lacking, sorely missing, sorely missed, badly needs, desperately needs,
    in dire need, crying out for, cries out for, could use more, showing cracks, cracks show,
    cracks are showing, cracks are beginning, cracks begin, wearing thin, grating, grates, gets old,
    gets old fast, gets old quickly, gets tiresome, gets tedious, tiresome, wearisome, monotonous,
    mind-numbing, soul-crushing, soul-destroying, dull, drudgery, a drag, a slog, slog, a grind, a headache,
    a hassle to, a faff, faff, faffy, a bother, a burden, a nuisance, nuisance, a liability, liability,
    a weakness, a minus, a big minus, a black mark, black mark, blot on, black eye, a stain, a warning sign,
    warning sign, warning signs, warning signals, red-flag*, red flag for, alarm bells, rings alarm,
    raises eyebrows, raised eyebrows, eyebrow-raising, a worry, worries, worrying, troubling, disconcerting,
    disquieting, unsettling, unnerving, off-key, distast*, repuls*, repell*, tactless, spoils, spoiled,
    spoilt, marring, mars the, mars an otherwise, taint*, sullied, blemish*, blighted, bugbears, handicap,
    handicapped by, hampers, hamper, hinders, hinder, impedes, impede, undermines, undermine, undercuts,
    detracts, detract, holds back, held it back, weighs it down, weighed down, bogged, saddled with,
    burdened with, cursed with, beset by, beset with, dogged by, bedevilled, bedeviled, plagues, rife with,
    fraught, fraught with, littered with, infested, stuffed with ads, stuffed with filler, crammed with ads,
    packed with ads, clogged with, choked with, flooded with ads, swamped, overrun, overrun with,
    drowned in, drowns in, drowning in, mired in, embroiled, caught up in, entangled in,
    # food, health, comfort
    filler, fillers, a lot of filler, mostly filler, by-product*, byproducts, cheap ingredients,
    poor ingredients, low-quality, low quality, inferior ingredients, added sugar, loaded with sugar,
    high in sugar, full of sugar, too much sugar, too much salt, sugar bomb, high in salt, high in sodium,
    loaded with sodium, high sodium, artificial colours and, artificial preservatives, preservatives and,
    ultra-processed, ultra processed, heavily processed, highly processed, empty calories, tasted like,
    tastes like medicine, flavorless, flavourless, insipid, soapy, chemical-tasting, chemically, chemical-y,
    overcooked food, rubbery eggs, freezer-burned, freezer burn, freezer-burnt, spoiled food,
    spoiled on arrival, wilted, bruised, mouldering, expired, out of date food, weevils, flies in,
    hair in the, undercooked chicken, made me sick, made us sick, made people sick, made him sick,
    made her sick, get sick, got sick, upset stomach*, upset my stomach, stomach upset, stomach ache*,
    stomach cramp*, bloating, cramps, diarrhea, diarrhoea, vomit*, nausea, heartburn, gassy, side effect*,
    side-effect*, adverse reaction*, adverse event*, adverse effects, allergic reaction*, breakouts,
    broke out in, breaks me out, clogs pores, clogs pore*, pore-clogging, stings the, burning sensation,
    burned my, burnt my, redness, dries out, dried out my, dries your, drying, leaves skin dry, leaves hair,
    leaves residue, leaves a residue, leaves streaks, leaves marks, leaves a white cast, white cast,
    white residue, sticky feel, tacky feel, greasy residue, oily residue, clumps, clumpy, flakes, smudges,
    smudge, crease, creases, cakey, caked, streaky, patchy finish, numb, numbness, blistered,
    gave me blisters, rubs the, digs into the, digging into, pinched, pinching, too much pressure,
    sore after, sore spots, hot spots, back pain, neck pain, wrist pain, aches, aching, ached, restless,
    sweats, sweated, sweat through, stuffy, clammy, drafty, draughty, freezing cold, ice cold, stone cold,
    no hot water, no heating, broken air, broken lift, broken elevator, thin walls, paper-thin,
    street noise, noise all night, noise from, noisy neighbours, noisy rooms, noisy corridor, noisy at,
    makes more noise, more noise than, noisiest, too noisy for, roars, whines, hums loudly, squeals, squeal,
    groans, grinds, vibrates, vibrated, shakes, shook, shakes itself, unbalanced load, rattly, tinny sound,
    muffled sound, sounds hollow, sounds thin, sounds tinny, sounds muddy, muddy, muddled, boxy, distorted,
    hissy, fuzzy, murky, dingy rooms, dank, mildew, mildewed, damp, moldy smell, smoke smell,
    cigarette smell, stains on, stained sheets, dirty sheets, dirty rooms, dirty bathroom*, sticky floor*,
    hairs in, bugs in, bed bugs, ants in, roaches, dust everywhere,
    # schools, agencies, trades
    oversold its, inflated its, inflated placement, placement numbers, misleading placement,
    pass rate is low, low pass rate*, low completion, low completion rate*, high dropout, high drop-out,
    outdated curriculum, outdated material*, outdated course*, outdated content, recycled content, rehashed,
    regurgitat*, copied from, copy-pasted, copy pasted, cut-and-paste, cut and paste, template work,
    templated, cookie cutter, canned, generic advice, generic strategies, generic work, generic reports,
    vanity metrics, junior staff, handed to juniors, hands you off, handed off to, passed to a junior,
    outsourced to, outsources, subcontracts, subcontracted, subcontractors of varying, unvetted, not vetted,
    no vetting, no background checks, little vetting, poorly vetted, unlicensed contractors,
    damaged furniture, damaged my, damaged our, damaged during, damaged in transit, damaged goods, damages,
    broke our, broke my, scratched our, scratched my, lost luggage claims, lost bags, loses bags,
    loses packages, loses parcels, lost parcel, left a mess, left unfinished, left the job, walked off,
    abandoned jobs, unfinished work, shoddy work*, sloppy work*, poor work*, poor workmanship,
    bad workmanship, substandard work, had to be redone, had to redo, redo the, redone, do it over,
    second contractor, over budget, overran, overruns, cost overruns, late on, late for, late again,
    often late, always late, frequently late, usually late, late or, late and, late by, late with,
    arrives late, arrive late, runs late, running late, behind schedule, missed the deadline, missed our,
    missed appointment*, misses appointments, missed pickups, missed pick-ups, missed collections,
    missed deliveries, missed delivery, failed delivery, failed deliveries, wrong address, wrong parts,
    wrong part, wrong colour, wrong color, wrong items, wrong product*, wrong medication, wrong diagnosis,
    botched surgery, botched job, botched install*, malpractice, negligence, bedside manner is,
    rushed through, rushes through, rushes you, rush you, rushed visit*, assembly-line, assembly line,
    conveyor belt, factory-like, cattle, treated like cattle, long lines, long queues, long hold times,
    long hold, hold times, endless hold, endless queue*, endless wait*, endless delays, wait six weeks,
    weeks to get, months to get, weeks before, months before, weeks for a, months for a, weeks for an,
    months for an, weeks of waiting, months of waiting, weeks-long, months-long, weeks long, months long,
    week-long wait*, hours-long, hour-long wait*, multi-week, day-long, days to answer, weeks to arrive,
    weeks to process, months to arrive, months to process, hours to get, expect delays, expect to wait,
    expect long, prepare to wait, be prepared to wait, be prepared for delays, up to six weeks,
    six weeks before, eight weeks before,
    # worse than before or others, by the form of the word
    clunkier, flimsier, buggier, laggier, shoddier, sloppier, ruder, leakier, blander, stingier, spottier,
    patchier, grainier, tinnier, muddier, messier, clumsier, dirtier, shakier, staler, pushier, nastier,
    dodgier, sketchier, murkier, crankier, smellier, greasier, soggier, mushier, drearier, shabbier,
    tackier, tattier, grubbier, gloomier, ropier, dumber,
    {ad/bug/error/spam/scandal/debt/fault/flaw/crash/glitch/problem/mould/mold/pest/malware/ads/bugs}-{ridden/riddled/infested/plagued/laden/choked/stuffed/filled},
    {stuffed/littered/crammed/plastered/swamped/clogged/overrun/bloated/riddled/infested/plagued/choked/packed/loaded/filled/full/bursting} {with/of/by} {ads/adverts/bugs/bots/spam/fakes/fake/filler/fillers/bloatware/upsells/additives/errors/typos/pop-ups/popups/trackers/malware/clutter/junk/scams/scammers/dupes/knock-offs},
    crippled by, hobbled by,
    # prices that rise
    {price/prices/fee/fees/bill/bills/rent/rents/renewal/renewals/premium/premiums/cost/costs/rates/subscription/subscriptions} {doubled/doubles/tripled/triples/triple/quadrupled/quadruple/soared/soar/jumped/jump/ballooned/balloon/spiked/spike/rocketed/rocket/skyrocketed/skyrocket/shot up/shoot up/crept up/creep up/keep rising/keep climbing/keep going up/kept rising/rise every/rises every/climb every/climbs every/go up every/goes up every/went up again/have doubled/has doubled/have tripled/has tripled},
    {doubled/tripled/quadrupled/double/triple/doubles/triples} in price,
    {doubled/tripled/raised/hiked/jacked up/bumped up/pushed up} {its/the/their} {price/prices/fees/rates/fee/premiums},
    after {year one/the first year/the first term/the trial/twelve months/12 months} {it doubles/it triples/prices jump/the price jumps},
    costs twice, costs three times, for twice the price, dearer, dearest, eyewatering, bill shock,
    # hard to leave or to reach
    {hard/difficult/tough/tricky/awkward/impossible/a pain/a nightmare/a chore/a struggle/a hassle/painful/nearly impossible/almost impossible} to {leave/cancel/quit/reach/return/get out of/get hold of/get through to/contact/unsubscribe/repair/get repaired/claim/export/undo/get a refund/get your money back/get an answer/speak to/reach a human/terminate/close an account/clean/fix/get fixed/read/navigate/follow/open/assemble/service},
    {lock you in/locks you in/lock-in/locked into/ties you in/tie you in/traps you/holds you to/hold you to},
    {won't/will not/doesn't/does not/wouldn't/refuses to/refused to/refuse to} {let you/let customers/pay out/pay/refund/honour/honor/reply/answer/respond/budge/replace/cover repairs},
    {cancelling/canceling/leaving/cancellation/returns/refunds/getting out/switching} {is/are} {hard/difficult/a pain/a nightmare/a chore/painful/slow/a struggle/a hassle/next to impossible/nearly impossible/made hard/made difficult},
    # waiting
    {linger/lingers/lingered/languish/languishes/languished} {for/unanswered/in},
    {wait/waits/waited/waiting} {weeks/months/for weeks/for months/for days/hours/for hours/forever/ages},
    {takes/take/took/taking} {weeks/months/ages/forever/an age/an eternity} to,
    {weeks/months/days/hours} {late/on hold/to answer/to reply/to respond/to resolve/to fix/without an answer/without a reply/without reply/without response/for an answer/for a reply/behind schedule},
    {tickets/emails/calls/complaints/messages/requests/queries/enquiries} {linger/go unanswered/went unanswered/sit for/sit unanswered/pile up/get lost/are ignored/vanish/disappear/take days/take weeks},
    {slow/late/sluggish/tardy} {tickets/to answer/to reply/to respond/answers/replies/response/responses/payouts/refunds/claims/deliveries/delivery/with refunds/with payouts/at paying/to pay/to refund/to ship/to update/to fix},
    left waiting, keeps you waiting, ghosts you,
    # law, breaches, watchdogs
    {fined/sued/sanctioned/censured/rebuked/reprimanded/penalised/penalized/convicted/prosecuted/probed/raided/blacklisted/chastised/criticised/criticized/slammed/panned/lambasted/condemned/blasted/reproached} {by/for/over/after/in/twice/again/repeatedly/heavily},
    {hit by/hit with/struck by/victim of/shaken by/rocked by/suffered} {ransomware/a breach/a hack/a data breach/a leak/a scandal/scandals/fines/a fine/lawsuits/a lawsuit/recalls/a recall/outages/an outage/strikes/complaints/a class action},
    {ransomware attack/ransomware attacks/class action/class-action/court case over/court cases over/lawsuit over/lawsuits over/legal trouble/legal troubles/regulatory trouble/regulatory action/enforcement action/cease and desist/consent order/under investigation/being investigated/was investigated/under fire/came under fire/drawn fire/drew fire/drawn criticism/drew criticism/draws criticism/draws complaints/drawn complaints/draws fire/faces lawsuits/faces a lawsuit/faces charges/accused of/allegations of/settled a lawsuit/settled claims/paid a fine/paid fines/a record fine/hefty fine/hefty fines},
    missold,
    # at the end of tables
    {at the foot of/foot of/bottom of/at the bottom of/near the bottom of/rock bottom of} {the/our/its/every/this} {table/list/tables/ranking/rankings/test/tests/class/pile/survey/league/comparison/pack},
    comes last, finishes last, comes bottom, scored lowest, scores lowest,
    {lowest/worst/poorest/weakest} {score/scores/rating/ratings/mark/marks/result/results/grade/grades} {of/in/on/for/among},
    # decline
    {a/mere} shadow of {its/their}, seen better days, lost its soul, on the decline, on the slide,
    living on its name, stopped caring, left to rot,
    no longer {maintained/updated/supported/developed/sold/made/trusted/worth/competitive/recommended/safe/reliable/free/works/work/answers/delivers/honours/ships},
    {development/updates/support/progress} {has/have} {stalled/stopped/dried up/ceased/slowed/petered out},
    dying out, dying on its feet,
    {branches/stores/shops/outlets/offices/counters/sites} {have shut/have closed/are closing/keep closing/shut/closing},
    {closing/shutting/cutting/axed/axing} {branches/stores/shops/staff/jobs/routes}, turnover is high,
    staff shortages, staff shortage, skeleton staff,
    # what people say and feel
    grumble, grumbles, grumbled, moan about, moans about, griped, bemoan, bemoans, carp about, vent about,
    {many/some/several/users/customers/owners/buyers/patients/parents/guests/tenants/drivers/members/subscribers/players/readers/reviewers} {regret/regretted/felt rushed/feel rushed/felt pressured/feel pressured/felt ignored/feel ignored/felt cheated/feel cheated/felt misled/feel misled/felt let down/feel let down/felt ripped/gave up/give up/walked away/walk away/switched away/left for/have left/are leaving/are fed up/fed up/returned theirs/sent theirs back/swore off/report crashes/report errors/report problems/report delays/report damage/report leaks/report issues/curse/despair},
    brusque, gruff, snotty, haughty, sullen, grumpy, joyless, charmless, faceless, heartless, thoughtless,
    toothless, spineless, hopeless, hapless, uninspir*, halfhearted, ham-fisted, tin-eared, phoned-in,
    by-the-numbers, hard-sell, hard selling, pressure selling, pressure sales, pushes extras,
    pushing extras, pushes add-ons, strings attached, fine print bites, catches in the,
    # what fails
    {keeps/kept/keep} {crashing/dropping/freezing/failing/losing/breaking/leaking/disconnecting/stalling/jamming/cutting out/logging you out/changing/slipping/overheating/resetting},
    {battery/hinge/zip/zipper/strap/lid/handle/pump/motor/seal/screen/sole/soles/lining/coating/stitching/app/bluetooth/valve/fan/pedal/brake/brakes/clasp/buckle} {dies/died/fails/failed/snaps/snapped/cracks/cracked/breaks/broke/jams/jammed/leaks/leaked/tears/tore/peels/peeled/sticks/drops out/cuts out/goes flat/gives out/gave out/wears out/wore out/comes off/came off/comes loose/came loose/sags/sagged/rattles/squeaks/freezes/stalls},
    comes apart,
    {torn/cracked/bent/broken/crushed/stale/mouldy/moldy/expired/wrong/missing} {ear tips/parts/items/on arrival/boxes/goods/deliveries/orders/seams/screens},
    arrives cold, arrives warm, arrive cold, arrive warm, arrived cold, arrived warm, rooms are tired,
    rooms feel tired, worn carpets, messy under the hood, messy code, spaghetti code, toy-like, feel cheap,
    cheap-looking, cheap plastic,
    was abandoned, been abandoned, left abandoned,
    abandoned,
    # plain words, and how short items tell
    no longer a, no longer an, no longer the, no longer its, no longer as, no longer quite, no longer worth it,
    isn't worth its, isn't worth what, isn't worth paying, isn't worth the money, horror stories start,
    unwearable, unplayable, unwatchable, unlistenable, unlivable, unrideable, uninhabitable, had to be replaced,
    had to be repaired, had to be returned, had to be thrown away, had to be cancelled, had to be sent back,
    {broke/snapped/cracked/died/failed/tore/leaked/rusted/faded/peeled/stopped/warped/shrank/split}
    {after/within} {a/one/two/three/four/five/six/ten/a few/the first/less than}
    {day/days/week/weeks/month/months/year/years/wash/washes/use/uses/trip/trips}, does not turn up, does not
    show up, does not arrive, does not come, does not call back, does not hold, does not stick, does not fit,
    does not charge, does not start, does not connect, does not sync, do not turn up, do not show up, do not
    arrive, do not come, do not call back, do not refund, do not reply, do not respond, do not answer, do not
    work, do not last, do not hold, do not stick, do not fit, do not charge, do not start, do not connect, do
    not sync, did not turn up, did not show up, did not arrive, did not come, did not call back, did not refund,
    did not reply, did not respond, did not last, did not hold, did not stick, did not fit, did not charge, did
    not start, did not connect, did not sync, didn't turn up, didn't arrive, didn't come back, didn't call back,
    didn't refund, didn't reply, didn't respond, didn't hold, didn't stick, didn't charge, didn't start, didn't
    connect, didn't sync, don't turn up, don't arrive, don't come back, don't call back, don't refund, don't
    reply, don't respond, don't answer, don't stick, don't charge, don't start, don't connect, don't sync,
    doesn't turn up, doesn't arrive, doesn't come back, doesn't call back, doesn't hold, doesn't stick, doesn't
    charge, doesn't start, doesn't connect, doesn't sync, nobody answered, nobody replies, nobody replied,
    nobody came, nobody called back, nobody turned up, nobody showed up, nobody picked up, nobody knew, nobody
    told us, nobody told me, no one answered, no one replies, no one replied, no one came, no one called back,
    no one turned up, no one showed up, no one picks up, no one picked up, no one knew, no one told us, no one
    told me, {refunds/payouts/repairs/replies/answers/parts/claims/deliveries/returns/approvals}
    {take/took/takes} {weeks/months/days/forever/ages/up to/over a month/more than}, many complaints, many
    complain, many customers complain, many users complain, many owners complain, many reviewers complain, many
    guests complain, many buyers complain, many travellers complain, many parents complain, some complaints,
    some complain, some customers complain, some users complain, some owners complain, some reviewers complain,
    some guests complain, some buyers complain, some travellers complain, some parents complain, several
    complaints, several complain, several customers complain, several users complain, several owners complain,
    several reviewers complain, several guests complain, several buyers complain, several travellers complain,
    several parents complain, most complain, most customers complain, most users complain, most owners complain,
    most reviewers complain, most guests complain, most buyers complain, most travellers complain, most parents
    complain, half complaints, half complain, half customers complain, half users complain, half owners
    complain, half reviewers complain, half guests complain, half buyers complain, half travellers complain,
    half parents complain, a third of complaints, a third of complain, a third of customers complain, a third of
    users complain, a third of owners complain, a third of reviewers complain, a third of guests complain, a
    third of buyers complain, a third of travellers complain, a third of parents complain, too many complain,
    too many customers complain, too many users complain, too many owners complain, too many reviewers complain,
    too many guests complain, too many buyers complain, too many travellers complain, too many parents complain,
    dozens of complaints, dozens of complain, dozens of customers complain, dozens of users complain, dozens of
    owners complain, dozens of reviewers complain, dozens of guests complain, dozens of buyers complain, dozens
    of travellers complain, dozens of parents complain, hundreds of complaints, hundreds of complain, hundreds
    of customers complain, hundreds of users complain, hundreds of owners complain, hundreds of reviewers
    complain, hundreds of guests complain, hundreds of buyers complain, hundreds of travellers complain,
    hundreds of parents complain, countless complaints, countless complain, countless customers complain,
    countless users complain, countless owners complain, countless reviewers complain, countless guests
    complain, countless buyers complain, countless travellers complain, countless parents complain, numerous
    complaints, numerous complain, numerous customers complain, numerous users complain, numerous owners
    complain, numerous reviewers complain, numerous guests complain, numerous buyers complain, numerous
    travellers complain, numerous parents complain, lots of complaints, lots of bad reviews, lots of negative
    reviews, lots of one-star reviews, lots of unhappy, lots of unresolved, lots of angry, plenty of complaints,
    plenty of bad reviews, plenty of negative reviews, plenty of one-star reviews, plenty of unhappy, plenty of
    unresolved, plenty of angry, a lot of complaints, a lot of bad reviews, a lot of negative reviews, a lot of
    one-star reviews, a lot of unhappy, a lot of unresolved, a lot of angry, a string of complaints, a string of
    bad reviews, a string of negative reviews, a string of one-star reviews, a string of unhappy, a string of
    unresolved, a string of angry, a flood of complaints, a flood of bad reviews, a flood of negative reviews, a
    flood of one-star reviews, a flood of unhappy, a flood of unresolved, a flood of angry, a stream of
    complaints, a stream of bad reviews, a stream of negative reviews, a stream of one-star reviews, a stream of
    unhappy, a stream of unresolved, a stream of angry, a wave of complaints, a wave of bad reviews, a wave of
    negative reviews, a wave of one-star reviews, a wave of unhappy, a wave of unresolved, a wave of angry, a
    long list of complaints, a long list of bad reviews, a long list of negative reviews, a long list of
    one-star reviews, a long list of unhappy, a long list of unresolved, a long list of angry, a history of
    complaints, a history of bad reviews, a history of negative reviews, a history of one-star reviews, a
    history of unhappy, a history of unresolved, a history of angry, hundreds of bad reviews, hundreds of
    negative reviews, hundreds of one-star reviews, hundreds of unhappy, hundreds of unresolved, hundreds of
    angry, thousands of complaints, thousands of bad reviews, thousands of negative reviews, thousands of
    one-star reviews, thousands of unhappy, thousands of unresolved, thousands of angry, dozens of bad reviews,
    dozens of negative reviews, dozens of one-star reviews, dozens of unhappy, dozens of unresolved, dozens of
    angry, source of complaints, frequent complaint*, common complaint*, one-star review*, 1-star review*,
    handed over to junior, chronic delays, bags go missing, go missing, goes missing, went missing, gone
    missing, owes, among the worst, stopped flying, in financial trouble, lays off, at random`,
  warns: `avoid, avoided, steer clear, stay away, keep away, stay clear, not recommend*, don't recommend, do not
    recommend, wouldn't recommend, would not recommend, can't recommend, cannot recommend, can't in good
    conscience, hard to recommend, never recommend, don't buy, do not buy, never buy, don't bother, think
    twice, look elsewhere, go elsewhere, waste of money, waste of time, not worth the money, not worth it,
    beware, scam*, fraud*, rip-offs, worst, the worst, red flag*, garbage, trash, junk, crap, rubbish, run
    away, give it a miss, never again, wouldn't touch, would not touch, i'd skip, i would skip, skip it, we'd
    skip, best avoided, better avoided, least recommended, warn against, warned against, advise against,
    advised against, stay far away, do yourself a favo*, save your money, save yourself, run the other way,
    run for the hills, keep your distance, give a wide berth, wide berth, hard pass, pass on this, don't
    waste, do not waste, don't fall for, do not fall for, don't trust, do not trust, don't order, do not
    order, don't even think, not even for free, any brand but, anything else instead, bottom of the barrel,
    swindle*, con artists, ponzi, pyramid scheme, blacklist*, nobody should, no one should, i'd avoid, i would
    avoid, not touch with, wouldn't wish, would not wish, can't advise, cannot advise, i'd pass on, i would
    pass on, we'd pass on, i'd leave, i would leave out, i'd rule out, i would rule out, rule out, ruled out,
    leave it off, leave off, cross off, i wouldn't choose, i would not choose, wouldn't choose, would not
    choose, i wouldn't buy, wouldn't buy, i wouldn't pick, wouldn't pick, wouldn't use, wouldn't go with, i
    wouldn't go, wouldn't bother, wouldn't pay, wouldn't trust, wouldn't start with, i'd be careful with, i
    would be careful with, be careful with, i'd be wary, be wary of, be cautious with, be cautious about, be
    cautious of, i'd be cautious, be skeptical of, be sceptical of, don't pay for, do not pay for, no reason
    to buy, no reason to choose, no reason to pay, little reason to, not a safe choice, against it, against
    them, recommend against, recommends against, recommend skipping, suggest skipping, suggest avoiding,
    recommend avoiding, better to avoid, better to skip, skip this, skip them, you can skip, safe to skip, not
    advisable, inadvisable, ill-advised, can't be recommended, cannot be recommended, not one i'd, not what
    i'd, shop elsewhere, look at something else, choose something else, choose another, pick something else,
    i'd stay off, stay off, steer around,
    # advice against
    avoid if, avoid unless, avoid for, avoid at all costs, avoid altogether, avoid entirely, {i'd/i
    would/we'd/we would/you should/you may want to/you might want to/you'd better/best to/better
    to/probably/generally/just/safer to/wiser to} {avoid/skip/steer clear/stay away/look elsewhere/pass/hold
    off}, steers clear, steering clear, staying away, keep clear of, keep well away, hold off on, hold off
    buying, hold off until, hold off for now, wait before buying, wait for the next, i'd wait, i would wait,
    hesitate to recommend, hesitant to recommend, reluctant to recommend, struggle to recommend, can't really
    recommend, couldn't recommend, could not recommend, won't recommend, we don't recommend, doesn't
    recommend, isn't recommended, aren't recommended, is not recommended, are not recommended, not to be
    recommended, not a recommendation, not my recommendation, doesn't get my recommendation, no
    recommendation, impossible to recommend, recommend looking elsewhere, recommend staying away, would advise
    against, advises against, advising against, i'd caution against, cautioned against, urge caution, urges
    caution, warn you off, warned off, warns against, consumer warning, consumer warnings, issued a warning,
    give this one a miss, give them a miss, gave it a miss, giving it a miss, giving this a miss, one to
    avoid, one to miss, skip this one, skippable, i skipped, easy skip, hard no, firm no, it's a no from me, a
    no from me, thumbs down, don't fall, don't sign, do not sign, don't sign up, do not sign up, don't book,
    do not book, don't rent, do not rent, don't waste your, don't rely, do not rely, don't expect much, don't
    expect miracles, don't believe the, wouldn't hire, would not hire, wouldn't book, would not book, wouldn't
    order, would not order, wouldn't use again, wouldn't return, would not return, won't return, won't be
    back, will not be back, won't go back, won't buy again, will not buy again, wouldn't buy again, would not
    buy again, wouldn't spend, would not spend, wouldn't consider, would not consider, wouldn't put, would not
    put, wouldn't start here, not spend your money, spend your money elsewhere, put your money elsewhere,
    better off elsewhere, better alternatives exist, better options exist, better choices exist, there are
    better, there are far better, plenty of better, better elsewhere, can do better, could do better, you can
    do better, last resort, only as a last resort, last choice, last on my list, last on the list, bottom of
    my list, bottom of the list, bottom of the ranking, drop from your, drop it from, dropped from my, strike
    it off, cross it off, crossed off, scratch it off, remove it from your, take it off your, off my list, off
    the shortlist, disqualif*, non-starter, nonstarter, stay well clear, best left, better left, not touch it,
    wouldn't go near, not go near, go nowhere near, walk the other way, bullet dodged, throw your money,
    throwing money, throwing away money, money down the drain, down the drain, good money after bad, burning
    money, not worth your time, not worth your money, not worth a, not worth considering, not worth the
    effort, not worth the trouble, not worth the risk, not worth the hassle, not worth the price, isn't worth
    the, aren't worth the, wasn't worth the, isn't worth it, aren't worth it, wasn't worth it, rarely worth
    it, hardly worth it, never worth it, think hard before, think carefully before, think again before, i'd
    think hard, i'd think twice,
    # told otherwise
    money thrown away, throw away money, throwing good money, i left it out, left it out because,
    left out because, left them out because, left these out, i've left out, i have left out, leave it out,
    leave them out, left this one out, i'd leave out, i'd drop, i would drop, i dropped, we dropped it,
    i cut it, didn't make my list, did not make my list, didn't make my shortlist, didn't make our list,
    didn't make the shortlist, doesn't make the cut, does not make the cut, don't make the cut,
    doesn't make my, doesn't make the list, doesn't make this list, falls out of the running,
    out of the running, out of contention, not in contention, not in the running, wouldn't shortlist,
    would not shortlist, wouldn't consider it, not a serious option, isn't a serious option,
    not a serious contender, not a serious choice, not a real option, isn't a real option,
    not an option for, isn't an option for, not a contender, isn't a contender, not realistic for,
    isn't realistic for, my last stop, the last place i, the last one i, the last brand i, last one i'd,
    last place i'd, last i'd, cross off first, i'd cross off, i would cross off, i'd strike, leave it alone,
    leave alone, leave them alone, leave well alone, leave it on the shelf, leave on the shelf,
    keep walking, keep scrolling, move on, walk past, walk away from, walk away if, don't walk run,
    i'd look past, look past, i'd stay well, stay away from, keep away from, would be a mistake,
    is a mistake, a mistake to, big mistake, an expensive mistake, costly mistake, don't be fooled,
    don't be tempted, don't be swayed, don't be seduced, fool you, don't let the, resist the temptation,
    resist the urge, not tempted by, don't get sucked, don't get taken, taken for a ride, taken in by,
    stay on the shelf, stay out of, i'd give it a wide, nothing but trouble, trouble waiting,
    asking for trouble, a gamble, too much of a gamble, gamble on, a lottery, roll of the dice,
    russian roulette, play with fire, tread carefully, tread lightly, go in with your eyes open,
    go in with eyes open, eyes wide open, proceed carefully, give you pause, gives me pause, give me pause,
    gave me pause, gave us pause, gives pause, cause for concern, cause for caution, reason for caution,
    reason to be careful, a reason to hesitate, i'd hesitate, i would hesitate, hesitate before,
    i'd be hesitant, i'd be reluctant, i'd be nervous, i would be nervous, would make me nervous,
    makes me nervous, i'd worry about, i would worry about, i'd want to see, i'd be skeptical,
    i'd be sceptical, be skeptical about, be suspicious of, be leery of, leery of, i'd think carefully,
    demand caution, demands caution, calls for caution, warrants caution, deserves caution, needs caution,
    with a pinch of salt, with a grain of salt, pinch of salt, grain of salt, take their claims with,
    no business buying, no business being, no place in, has no place, can't in good faith,
    cannot in good faith, not in good conscience, can't suggest, cannot suggest, wouldn't suggest,
    would not suggest, don't suggest, do not suggest, not one i would, not one we'd, not something i'd,
    not something i would, not somewhere i'd, not the place for, not where i'd, isn't where i'd,
    not the brand to, not the one for you, isn't the one for, isn't for you, is not for you, not for your,
    not what you want, not what you need, not what you're looking for, isn't what you want,
    isn't what you need, isn't what you're, wrong end of, the wrong end, wrong choice for, wrong pick,
    wrong place, wrong product for, wrong car for, wrong size for, not built for your, not made for your,
    not meant for, isn't meant for, isn't built for, isn't designed for, not designed for, not cut out for,
    isn't cut out for, not suited to, isn't suited to, isn't suitable for, doesn't suit, does not suit,
    doesn't fit your, does not fit your, doesn't fit the bill, does not fit the bill, doesn't fit the brief,
    doesn't meet your, does not meet your, doesn't meet the, does not meet the, doesn't qualify,
    does not qualify, fails your, fails on, fails at the, fails to qualify, misses your, rules it out,
    rules them out, rules itself out, rule it out, rules out, which rules, disqualifies it,
    disqualifies them, disqualifying, eliminates it from, takes it off, knocks it out of contention,
    knocks it off, puts it out of, kills it for, kills the deal, a nonstarter, non starter, a deal breaker,
    deal breaker, no longer an option, no longer advise, no longer a safe, stopped recommending,
    stop recommending, used to recommend, can no longer recommend, hard to endorse, can't endorse,
    cannot endorse, wouldn't endorse, don't endorse, would think twice, think twice before,
    think twice about, not before you've read, read the fine print, read the small print,
    only if nothing else, only if you have no, only if there's no, only when nothing else,
    only as a stopgap, only as a fallback, fallback at best, a stopgap, a last-ditch, only if it's free,
    only if they're free, only if the price, only if it drops, only if you find it,
    only at a steep discount, only on sale, unless it's free, unless it's on sale, unless you get it,
    unless it's heavily, until it's fixed, until they fix, until that's fixed, until this is fixed,
    until the dust settles, until things settle, until they sort, sit this one out, sit out, one to skip,
    ones to skip, the one to avoid, the ones to avoid, brand to avoid, one i'd avoid,
    better spent elsewhere, money is better spent, your money elsewhere, take your money elsewhere,
    take your business elsewhere,
    better options available, better alternatives available, better ways to spend, plenty of alternatives,
    other options are better, others do it better, others do this better, others do more for, find better,
    you'll find better, you can find better, you can get better, get more for, isn't the answer,
    is not the answer, not the answer, not enough reason, no good reason, no reason to pick,
    no reason to use, no reason to consider, no reason to switch, no point in, little point in, no sense in,
    there's no point, makes less sense, make less sense, makes the least sense, doesn't add up,
    hardly makes sense, wouldn't make sense, senseless,
    skip:, pass:, avoid:, hard pass:, don't buy:, leave out:,
    # plain words, and how short items tell
    isn't worth $*, isn't worth £*, isn't worth €*, not worth $*, not worth £*, not worth €*, avoid it, avoid
    them, avoid everything, wouldn't {sign/send/put
    my/give/let/wear/eat/drink/ride/stay/fly/rent/travel/shop/invest/store/leave/take/have/recommend
    it/gift/install/download}, keep off, i'd keep off, give it a wide berth, give it a pass, give them a wide
    berth, give them a pass, give this a miss, give this a wide berth, give this a pass, give that a miss, give
    that a wide berth, give that a pass, give these a miss, give these a wide berth, give these a pass, give
    those a miss, give those a wide berth, give those a pass, give both a miss, give both a wide berth, give
    both a pass, giving it a wide berth, giving it a pass, giving them a miss, giving them a wide berth, giving
    them a pass, giving this a wide berth, giving this a pass, giving that a miss, giving that a wide berth,
    giving that a pass, giving these a miss, giving these a wide berth, giving these a pass, giving those a
    miss, giving those a wide berth, giving those a pass, giving both a miss, giving both a wide berth, giving
    both a pass, gave it a wide berth, gave it a pass, gave them a miss, gave them a wide berth, gave them a
    pass, gave this a miss, gave this a wide berth, gave this a pass, gave that a miss, gave that a wide berth,
    gave that a pass, gave these a miss, gave these a wide berth, gave these a pass, gave those a miss, gave
    those a wide berth, gave those a pass, gave both a miss, gave both a wide berth, gave both a pass, don't {go
    with/go for/choose/pick/consider/use/get/hire/shop/stay/eat/fly/travel/install/download/invest}, leave
    these, leave this one, best skipped, best left alone, better skipped, passed over, pass over, not for me,
    nothing for me, no thanks, i'd never, i would never, never use, never order, never book, think again, can't
    see why, no reason to take, no reason to bother`,
  diverts: `you'd be better off, you're better off, you are better off, better off with, better served by,
    better served with, better choices for, better options for`,
  expected: `
    # what a product does
    {offline/dark/guest/silent/quiet/night/sleep/private/incognito} mode, offline access, {offline/local}
    playback, {mobile/android/iphone/ios/ipad/desktop/native/windows/mac/linux/web}
    {app/apps/client/version/support}, native integration*, integration with, api, api access, public api,
    export option*, bulk {editing/export/upload/import/actions/edit}, import option*, undo, version history,
    audit {log/logs/trail}, single sign-on, sso, two-factor authentication, 2fa, end-to-end encryption,
    role-based {access/permissions}, granular {permissions/controls/control}, advanced
    {analytics/reporting/features/filters/filtering/automation/search/settings/editing/customization},
    reporting, analytics, customization, customisation, multi-currency, multi-user, multi-language, free
    {plan/tier/version/trial/shipping/returns/delivery/cancellation/support}, phone {support/line/number},
    {live/telephone/human/technical/weekend/round-the-clock} support, customer {support/service}, helpline,
    hotline, {waterproofing/water resistance/weather sealing}, headphone jack, wireless charging, card slot,
    sd card slot, removable battery, spare parts, replacement parts, warranty, guarantee, certification*,
    safety certification*, independent {audit/audits/testing/tests/reviews}, third-party
    {testing/audit/audits}, returns policy, return policy, insurance cover, noise cancellation, active noise
    cancellation, image stabilization, autofocus, backlight*, adjustab*, storage space, vegan options,
    parking, air conditioning, room service, disabled access,
    # what it is to do
    work properly, work reliably, work as advertised, work as expected, work as promised, work with, worked
    properly, hold up, held up, stand up to, keep up, kept up, scale well, scales well, scale, last long, last
    as long, last more than, stay sharp, stay connected, stay in place, stay put, hold a charge, hold its
    charge, hold charge, charge properly, fit properly, fit well, fit securely, seal properly, seal, close
    properly, clean well, clean properly, cool properly, sound right, taste right, feel right, feel premium,
    feel sturdy, feel solid, make sense, make up for, justify the, justify its, justify their, live up to,
    deliver on, meet expectations, compare with, compare to, compete with, inspire confidence, add up, pay
    out, pay claims, keep its promise*, keep their promises, keep promises, honor, honour, answer, answered,
    respond, responded, reply, replied, call back, called back, get back to, care about, help much, deliver on
    time, arrive on time, show up, turn up, turned up, start up, load properly, sync reliably, sync properly,
    connect reliably, save properly, been updated, been fixed, resolve, resolved, compatible with, transparent
    about, clear about, upfront about, up front about, aged well, age well, convinced, worth the premium,
    worth the upgrade, worth the cost, worth the hype, worth your, worth what, up to date, up to scratch, up
    to par, up to standard, up to the job, up to the task`,
  topics: `software for, tools for, app for, apps for, platform for, services for, statistics on, data on, figures
    on, reports on, guide to, guides to, articles on, articles about, advice on, tips on, insurance for,
    insurance against, cover for, coverage for, treatment of, treatment for, treats, remedies for, claims for,
    compensation for, lawyers for, what to do if, in case of, in the event of, recovery from, recover from,
    dealing with, deal with, deals with, coping with, cope with, teams that struggle with,
    {people/anyone/those/students/kids/children/users} who {struggle with/suffer from}, if you struggle with,
    suffering from, management of, {help/helps} {with/against},
    # what is done against faults
    reduces, reduce, reducing, eliminates, eliminate, eliminating, prevents, prevent, preventing, minimizes,
    minimize, minimises, minimise, protects against, protect against, guards against, fights, resistant to,
    resists, detects, detect, detecting, removes, remove, blocks, solves, solve, resolves, cuts down on, cut
    down on, keeps out, relieves, spares you,
    designed against, built to withstand, withstand, withstands, copes with, shrug off, ward off, wards off,
    alleviates, alleviate, eases, ease, soothes, soothe, counteracts, counteract, combats, combat, tackles,
    tackle, tackling, mitigates, mitigate, addresses, addressing, insured against, insures against,
    protects you from, protect you from, protects your, recovering from, recover, victims of,
    reports of lost, cases of, claims against, disputes over, disputes with, help with, helps with,
    workshop on, course on, courses on, lawyer for, attorney for, handles cases, helps people,
    helps companies, helps teams`,
  proposes: `{choose/pick/get/try/consider/book/buy/order/rent/prefer/hire}, start with, begin with, go with,
    go for, go to, look at, look into, opt for, check out, turn to, stick with, switch to, look instead at,
    ask about, have a look at, take a look at, a look at, lean toward, lean towards, i'd take, i'd get, i'd try,
    i'd buy, i'd use, i'd book, i'd look at, i'd call, i'd ring, i'd ask, i'd start with, i'd choose,
    i'd lean towards, i'd lean toward, would be to use, that's, closely followed by, followed by, then comes,
    next comes, end up with, happiest with, comes up most often is`,
  proposesBehind: `is the obvious, is the pick, is the one, is the runner-up, is where i'd, is what i'd,
    would be my, is my, is your, comes next, comes second, is next, deserves a, is worth a, is also worth,
    takes care of, would make more sense, makes more sense, makes sense, is the alternative, is an alternative,
    will do, is enough, suits, fits, is the natural, is the usual, is the place to, is the way to go`,
  negates: `unlikely, hardly any, not, no, never, isn't, aren't, wasn't, weren't, don't, doesn't, didn't, can't,
    cannot, couldn't, won't, wouldn't, shouldn't, hasn't, haven't, hadn't, without, neither, nor, hardly,
    barely, scarcely, rarely, seldom, none, nothing, anything but, far from, zero, free of, free from, lack
    of, lacks, instead of, fewer, less,
    {doesn't/does not/don't/didn't/can't/cannot} {have/offer/include/provide/come with}, {doesn't/does
    not/don't/didn't/can't/cannot} {have/offer/include/provide/come with} {a/an/any}, no
    {real/true/proper/dedicated/native/built-in/official/live/direct}, without {a/an/any}, lacks {a/an/any},
    lack {a/an/any}, lacking, lack, not
    {a/an/any/yet/even/always/really/exactly/particularly/fully/very/that}, isn't
    {a/an/any/yet/even/always/really/exactly/particularly/fully/very/that}, doesn't
    {always/really/exactly/quite/even}, does not {always/really/exactly/quite/even}, never
    {really/quite/fully}, nowhere near, not nearly, has no, have no, offers no, there is no, there's no, there
    are no, too few,
    # plain words, and how short items tell
    used to be`,
  boosts: `very, extremely, incredibly, exceptionally, really, highly, especially, particularly, remarkably, super, truly, so, absolutely, consistently, totally, extraordinarily`,
  weakens: `somewhat, slightly, a bit, a little, fairly, relatively, reasonably, kind of, sort of, rather, sometimes, occasionally, can be, may be, might be, could be, can feel`,
  turns: `but, however, although, though, yet, whereas, while, on the other hand, nevertheless, nonetheless, except, despite, in contrast, that said, by contrast`,
  than: `than, unlike, compared to, compared with, versus, vs, vs., in contrast to, as opposed to, rather than`,
  beats: `better than, beats, outperforms, outshines, surpasses, outclasses, outdoes, superior to, ahead of, wins
    over, wins against, edges out, more reliable than, faster than, a step above, head and shoulders above,
    trumps, runs circles around, wipes the floor with, mops the floor with, comes out ahead of, has the edge
    over, has the upper hand over, an edge over, wins out over, gets the better of, outpaces, outdid,
    defeated, defeats, crushes, tops, towers over, better value than, quieter than, sturdier than, miles ahead
    of, a cut above, preferable to,
    better built than, better made than, easier to use than, easier than, cheaper than, more accurate than,
    more comfortable than, more durable than, more flexible than, more powerful than, more polished than,
    safer than, stronger than, smoother than, bests, leapfrogs, overtakes, has overtaken, leads over, an
    improvement over, a big improvement over, a step up from, an upgrade over, more capable than, more
    intuitive than, more generous than`,
  loses: `worse than, inferior to, lags behind, lag behind, trails behind, trails, trailing, falls behind, behind,
    outperformed by, outclassed by, no match for, loses to, not as good as, slower than, less reliable than,
    no contest against, doesn't hold a candle to, does not hold a candle to, can't hold a candle to, can't
    compete with, cannot compete with, can't keep up with, cannot keep up with, can't match, cannot match,
    comes up short against, falls short of, second best to, bows to, pales beside, pales next to, pales in
    comparison to, weaker than, flimsier than, noisier than, loses out to,
    trails the, doesn't match, does not match, doesn't measure up to, does not measure up to, doesn't compare
    to, does not compare to, doesn't come close to, does not come close to, nowhere near as good as, not
    nearly as good as, not in the same league as, isn't in the same league as, a poor man's, a poor substitute
    for, poor imitation of, a far cry from, a pale imitation of, loses ground to, losing ground to, loses out
    against, loses against, lost to, beaten by, is beaten by, overtaken by, surpassed by, outshone by,
    outpaced by, outdone by, outgunned by, overshadowed by, eclipsed by, dwarfed by, louder than, less durable
    than, less accurate than, less comfortable than, less flexible than, less polished than, less intuitive
    than, less powerful than, less generous than, less transparent than, poorer than, harder to use than, more
    complicated than, clunkier than, takes a back seat to, plays second fiddle to, struggles to match,
    struggles to compete with, struggles against, fails to match, fails to beat, not as capable as, not as
    reliable as, not as durable as, not as polished as, not as fast as, not as quiet as, not as comfortable
    as, not as accurate as, not as intuitive as, not as powerful as, not as easy to use as, not as cheap as,
    not as refined as`,
  joins: `and`,
  merits: `pros, pro, advantages, strengths, strong points, upsides, benefits, highlights, what we like, what we
    liked, what i like, the good, likes, best for, why it's great, why we like it, why we love it, why it
    stands out, positives, key strengths,
    what's good, what works, what stands out, reasons to buy, why buy, why choose it, plus points, what users
    like, what users love, what users praise`,
  flaws: `cons, con, disadvantages, drawbacks, weaknesses, weak points, downsides, downside, drawback, limitations,
    what we don't like, what we didn't like, the bad, the not so good, dislikes, negatives, not ideal for, not
    great for, trade-offs, complaints, common complaints, known issues, caveats,
    what could be better, what could be improved, areas for improvement, typical complaints, frequent
    complaints, user complaints, customer complaints, what users dislike, what users complain about,
    criticisms, main criticisms, shortcomings, not so good, less good, the ugly, why you might not, reasons to
    skip, reasons to avoid, reasons not to buy, who should skip, who should avoid, weak spots`,
  shuns: `to avoid, brands to avoid, products to avoid, models to avoid, companies to avoid, options to avoid, what
    to avoid, which to avoid, ones to avoid, skip these, avoid these, not to buy, not worth buying, not
    recommended, which to skip, what to skip, ones to skip, what i'd skip, pass on these, passed on, left out,
    left off, didn't make the cut, did not make the cut, didn't make the list, did not make the list, didn't
    make it, excluded, rejected, considered but, careful with, wary of, caution against, cautions against,
    warn about, warns about, red flags, approach with caution, use with caution, proceed with caution, think
    twice about, not for you, the losers, also-rans, records you should know, complaints you should know,
    companies with complaints, brands with complaints, with poor reviews, with bad reviews, {which one/which
    ones/the one/the ones/one/ones/two/three/what/brands/models/products/options/companies/picks/services} to
    {skip/pass on/leave out/think twice about/be wary of/be careful with/be cautious about}, {which one/the
    one/two/three/a few} to avoid,
    brands i'd avoid, brands i'd skip, what i would skip, what i would avoid, where i'd be careful, where i
    would be careful, where to be careful, handle with care, worst of the bunch, the worst of the, do not buy
    list, don't buy list, not worth your money, ones to watch out for, ones i'd avoid, ones i wouldn't buy,
    which ones to avoid, and which to avoid, and what to avoid, biggest disappointments, the flops, skip list,
    avoid list, hard passes,
    a few i'd skip, a few i'd pass on, a few i'd avoid, a few to avoid, a few to skip, ones i left out,
    ones i'd leave out, ones i'd skip, ones i'd pass on, what i left out, what i left off, who i left out,
    why i left out, left off the list, left off this list, names i'd skip, names i'd avoid, names to avoid,
    brands i left out, brands i'd leave, brands i would skip, brands i would avoid, brands to skip,
    companies i'd avoid, companies to skip, companies i'd skip, schools to avoid, shops to avoid,
    sellers to avoid, stores to avoid, sites to avoid, services to avoid, apps to avoid, places to avoid,
    providers to avoid, insurers to avoid, agencies to avoid, hotels to avoid, airlines to avoid,
    banks to avoid, clinics to avoid, where i'd hesitate, where i would hesitate, where not to buy,
    where not to go, where not to book, why it's not here, why they're not here, why not the others,
    poor matches, poor fits, not ideal for you, not ideal here, weaker choices, weaker options,
    weakest choices, weak options, weaker picks, weak picks, bottom of the list, bottom of the ranking,
    dishonorable mention*, dishonourable mention*, use caution, exercise caution, be cautious with,
    be wary of, watch out with, i'd leave, what i'd leave, what i'd rule out, dropped from the list,
    disqualified, also considered and rejected, considered and rejected, overpriced picks, most overrated,
    worst picks, worst choices, worst options, poor choices, bad choices, red flag brands,
    be careful with these, a word of caution about,
    # plain words, and how short items tell
    the ones to leave, ones to miss, ones to leave, worth skipping, a word of warning, what didn't impress,
    less convincing`,
  conditions: `if, when, only if, in case`,
  neutral: `move on to, nobody has to, nobody needs to, no one has to, no one needs to, often the least expensive, the least expensive, among the least expensive, best practice*, as best, at best, best of luck, best buy, good question, great question, nice budget, good
    to know, good idea, great idea, great deal of, not only, not just, no matter, no wonder, no doubt, as well
    as, as well, high quality of life, no longer sold, better understand, to better, better idea, worst case,
    in case of problems, problem solving, problem-solving, solve problems, solves problems, solving problems,
    issues such, fast fashion, good luck, great britain, strongly depends, not sure, how to avoid, avoid the
    hassle, avoid fees, avoid the need, helps avoid, help avoid, less expensive, less costly, cheaper, bug
    fixes, free trial, well known, best suited, mid-priced, mid-range, fine dining, fine print, fine-tune*,
    fast charging, smooth transition*, late 20*, issued, fair trade, security issues, bad credit, bad weather,
    pain relief, trouble sleeping, refund policy, refunds within, refund within, full refund, money-back, full
    refunds, noise cancel*, noise-cancel*, anti-scratch, scratch-resistant, scratch resistant, leak-proof,
    leakproof, crash test*, break-in, broken down, failed login*, fail-safe, problem skin, sensitive skin,
    weak signal, find bugs, fix bugs, bug tracker, bug tracking, track bugs, issue tracker, issue tracking,
    {fraud/scam/threat/spam/error/bug/leak/malware/intrusion/plagiarism/fall/smoke/crash/virus/phishing/identity
    theft/bot/defect/churn}
    {detection/prevention/protection/alert/alerts/filter/filters/filtering/monitoring/management/analysis/reporting/reports/tracking/coverage},
    {risk/crisis/disaster/debt/pain/stress/anger/conflict/complaint/complaints/waste/pest/damage/loss/issue/incident/problem/failure/emergency}
    {management/relief/recovery/control/resolution/response/assessment/prevention/handling/analysis/solving/mitigation/reduction/therapy/clinic/clinics/insurance/coverage},
    {cancer/accident/critical illness/death/disability/breakdown/flood/fire/theft/loss/damage}
    {insurance/cover/coverage/research/charity/charities/benefit/benefits/assistance/protection/alarm/alarms},
    anti-{fraud/theft/spam/virus/malware/pain/odor/odour/slip/noise}, war
    {film/films/movie/movies/game/games/novel/novels/history/documentary/documentaries}, horror
    {film/films/movie/movies/game/games/novel/novels}, crime {novel/novels/series/fiction/drama/dramas}, true
    crime, escape room*, {cheat sheet/cheat sheets}, bad breath, dead sea, dead skin, sore
    {muscles/feet/throat}, dry {skin/hair/eyes/shampoo}, back pain, muscle pain, chronic pain, breaking news,
    {breaking/broken} {bones/bread}, stain remov*, rust {remover/removers/protection}, mold
    {remover/removal/remediation}, odor control, hair loss, weight loss, lost and found, lost luggage,
    {damaged/dry} hair, problem areas, failover, disaster recovery, killer app, no problem with, trash bag*,
    trash can*, garbage {bag/bags/disposal}, junk removal, junk food, waste disposal, dirty laundry, fire
    extinguisher*, slow {cooker/cookers/cooking/juicer/juicers/travel/fashion}, {late/early}
    {night/checkout/check-out}, cold {brew/press/pressed/chain/storage/wallet/drinks/weather}, hot
    {tub/tubs/sauce/meals/drinks/dogs}, bitter {chocolate/lemon}, sour {cream/cherries/dough}, raw
    {food/denim/data/honey}, {after/within} {14/30/60/90} days, no problem if, if you need the best, at least,
    fall asleep, to avoid the, avoid buying used, avoid paying, avoid being, avoid getting, avoid having,
    leaves in, leaves more, pick up, strong dollar, pet-friendly, dog-friendly, kid-friendly, eco friendly,
    wheelchair-friendly, quality varies, varying, sorted by quality, speed tests, exposed {brick/beams/wood},
    when in doubt, professional {plan/tier/edition/version/package}, best fit for, hours of light, light
    years, night light, night lights, light {roast/roasts/bulb/bulbs}, traffic light, soft drinks, soft
    skills, automatic {payment/payments/renewal/renewals/transmission}, award shows, larger brands, lowest
    prices are, biggest difference, leaves,
    overwhelming {majority/consensus/demand}, unpredictable {weather/income/schedules}, time-consuming
    {tasks/work/manual/process/processes/admin}, reduces hallucinations, drop
    {cloth/shipping/ship/in/off/down}, thin client*, thin and light, a few, quite a few, high price range,
    polarizing filter*,
    # of what helps against faults
    {no/without/zero} {hidden fees/hidden costs/lock-in/long-term contracts/contracts},
    {helps/help/helping/designed to help/lets/letting/so} you avoid, avoids the need, avoid {vendor
    lock-in/lock-in/overpaying/surprises/scams/fraud/mistakes/errors/delays/downtime/fees/plagiarism/these/this/foreign/late/making/choosing/models/anything/any/damage/damaging/waste/wasting/burnout/common/conflicts/duplicate/ads/crowds/peak/overbuying/overspending},
    if you {struggle/suffer/regret/need offline/complain}, {complaint/complaints}
    {management/handling/procedure/line/form/department/desk/tracking/about noise}, {lost/stolen}
    {phone/phones/card/cards/keys/items/property/device/devices/data recovery},
    {noise/odour/odor/echo/static/glare/dust/crackle/hum/flicker/vibration}
    {reduction/removal/elimination/filter/filters/suppression/free/cancelling/canceling/complaints}, static
    {site/sites/ip/page/pages/analysis/html/website/websites}, echo {dot/show/studio/spot/park/cancellation},
    harsh {environments/conditions/weather/chemicals/winters/winter}, toxic {ingredients/chemicals},
    non-toxic, nontoxic, {free/without} {harsh/toxic} chemicals, artificial
    {intelligence/grass/turf/lighting/sweetener/sweeteners/flavors/flavours/colors/colours}, vulnerability
    {management/scanning/scanner/scanners/assessment}, vulnerable {adults/people/children}, {exploit/exploits}
    protection, insolvency {law/lawyer/practitioner/practitioners/insurance}, liquidation {sale/sales},
    litigation {support/lawyer/lawyers/team/software}, settlement
    {service/services/agreement/agreements/date}, {debt/divorce/house/trade} settlement, allegations
    management, {injury/injuries} {lawyer/lawyers/law/claims/prevention/recovery/rehab/rehabilitation/clinic},
    personal injury, sports {injury/injuries}, harassment training, dispute resolution,
    {breach/outage/leak/downtime/crash/bug/error/fault/abandonment}
    {notification/notifications/alerts/tracking/detection/monitoring/logs/log/reporting/recovery/tolerance},
    fault-tolerant, fault tolerant, {abandoned/lost} {cart/carts/basket/baskets}, {shed/sheds}
    {light/storage/kit/kits}, {garden/tool/bike/storage/wooden/metal} {shed/sheds}, {wasted/food} waste,
    {worn/distressed/faded} {look/denim/jeans}, {broken/broke} {into/down by/out},
    {mice/mouse/pest/vermin/termite} control, crumble topping, {apple/berry} crumble, anti-glare, {tears/tear}
    {free/resistant/strength}, tear-resistant, rip-resistant, {drone/drones}
    {camera/cameras/photography/pilots/delivery/racing/with/for/insurance}, whine about, {flat/flats}
    {rate/fee/white/screen/pack/pricing/price/bread/feet/shoes/design/iron/share/lay/fares/monthly/per},
    flat-rate, flat-pack, flat-fee, ugly {sweater/produce/fruit}, boring {machine/bar}, {coarse/rough}
    {grind/ground/salt/terrain/roads}, shallow {water/end/depth/frying/fry/drawers}, {dull/dry/tired}
    {skin/hair/knives/blades}, predictable
    {pricing/costs/cost/price/billing/monthly/schedule/results/performance/income}, repetitive
    {tasks/work/strain/motion}, generic {drug/drugs/version/versions/name/names/medication}, sterile
    {environment/equipment/wound}, capped {price/fees/tariff/at your}, {limits/limited}
    {edition/editions/liability/time/company/series/run/partnership/free}, limited to
    {the/one/two/three/those}, static electricity, hums along, {caution/cautious} {investors/drivers}, a
    premium for quality, if a {problem/fault} {occurs/arises}, false {alarm/positive} {rate/reduction},
    reduces false {alarms/positives/alerts}, fewer false {alarms/positives}, low latency, low-latency,
    ultra-low latency, zero downtime, less downtime, decline {cookies/offers}, {once/used to be} {popular in
    the/called/known as/named/part of}, {update/updated} {in/on/as of/january/2024/2025/2026}, not answered,
    if you {don't/do not} {need/care/mind}, {shouldn't/should not} {update}, the most expensive
    {part/plan/option/tier/areas/item}, most expensive, a fine {dining/line/grind/mesh},
    high cost of living, {administration/admin} in, over the top of,
    {cargo/hiking/ski/yoga/rain/work/track/sweat/running/golf} pants, fined-tuned, fixed
    {price/rate/costs/fee/income/gear/lens/term/wing/monthly}, fixed-price, fixed-rate, unpaid
    {leave/invoices/invoice/internship}, late payments reminders, {chasing/late} payments software,
    {payment/late payment} reminders, expired {cards/listings/domains}, {out-of-date/outdated}
    {drivers/software}, legacy {systems/system/software/apps/data/brand/brands/code/carriers},
    {spoiled/expired} food waste,
    complaint-tracking, complaint tracking, fault-finding, fault finding, bug-tracking, error tracking,
    error-tracking, fraud-detection, {false/fake} {news/lashes/nails/eyelashes/fur/leather/tan/tanning},
    side-effect-free, no side effects, no added sugar, without added sugar, no fillers, without fillers,
    filler-free, grain-free, low added sugar, attorney general's office certified, criminal attorney,
    hair breakage, breakage-free, drying {rack/racks/time/times/cycle/program/programme/machine},
    air drying, quick drying, fast drying, fast-drying, dust mite, {grinds/grind} {beans/coffee/the beans},
    grinder, liability {insurance/cover/coverage}, limited liability, public liability, product liability,
    reboot {of/the series}, expired {domain/domains/card/cards/food},
    flies {direct/to/from/nonstop/non-stop/the route}, damages {claim/claims/awarded}, cartel office,
    {roller/tumble/hair/hand/clothes} {dryer/dryers}, shakes up, protein shakes, milkshakes, milk shakes,
    muddy {trails/boots/paws/terrain/roads/conditions}, damp {cloth/proof}, damp-proof, ease of use,
    with ease, ease of, at ease, dear ones, more work, exposed to,
    {handles/handling} {complaints/returns/refunds/claims/disputes/late payments}, raided the,
    sting operation, defensive driving, guilty pleasure, outsources {it/hr/payroll},
    outsourced {it/hr/payroll/teams/services}, {collapse/collapses} {flat/down/to},
    splits the {bill/cost/payment}, splits {payments/payment/bills},
    split {payments/payment/bills/system/systems/ac}, {bite/bites} {size/sized}, bite-size, bite-sized,
    phantom {power/of}, bloating relief,
    {relief/relieves/reduces/against/for} {bloating/cramps/nausea/heartburn/redness/back pain/neck pain/side effects/numbness/aches},
    liquidation {stock/auction}, {noise/street noise} {levels/level},
    niche {perfume/perfumes/fragrance/fragrances/brands/markets/market/topics/products/audience/genres},
    gaps in your {knowledge/cv}, gap year, odd {jobs/sizes/number}, cases of,
    at the bottom of {the page/this/your}, near the bottom of the page,
    start with {a/the/your/one/what/these/small/two/three}, considered the, not so much, non-irritating,
    nonirritating, rustic, boot camp, non-drying, won't irritate, irritated skin,
    {combination/oily/greasy} {skin/hair}, redness-prone, acne-prone, niche {services/service},
    late {twenties/thirties/forties/fifties/teens/summer/autumn/fall/spring/winter/afternoon/evening/morning},
    professionals, if you skip, audit trail, site audit, end of its life, end of life recycling,
    # faults that are something else
    rash guard*, rash vest*, diaper rash, nappy rash, water-repellent, water repellent, fly repellent,
    insect repellent, scam shield, scam block*, scam call*, scam alert*, scam likely, fraud call*,
    fraud alert*, fraud block*, troubleshoot*, non-bulky, non-pushy, not bulky,
    heavy {use/usage/duty/workloads/multitasking/rain/lifting/users/traffic/loads/cream},
    basic {tasks/functions/needs/use/concepts/skills/programming/coding/knowledge/information/package/packages/plan/tier/version/model/productivity/video/photo/editing/browsing/computing},
    simple and complex,
    complex {graphic/graphics/design/designs/data/queries/projects/tasks/software/products/needs/workflows/games/scripts/structures/problems/sites/websites/3d/2d},
    scratch protection, scratch resistance, scratch pad, scratch pads, scratch-proof, working days in,
    business days in, furious blender*, stomach issues, skin {issues/problems/concerns}, free of filler*,
    piston filler*, limited lifetime warranty, limited warranty,
    mixed {use/media/residential/reality/berries/spices}, breaks in nicely, damp conditions, damp basements,
    damp skin, damp weather, hassle-free, a hassle-free, two months later, cost-effective, day-long,
    abandoned cart*, abandoned basket*, abandoned checkout*, abandoned call*, abandoned dog*,
    abandoned animal*,
    # plain words, and how short items tell
    crash {scores/ratings/safety/score/rating}, not a {scam/fraud/con/rip-off/swindle}, isn't a
    {scam/fraud/con/rip-off}, {legit/legitimate/real} and not a scam, bad idea to, if you {enjoy/love/like},
    {would/if you'd/you'd} like, like to, would love to, happy to help, happy to compare, happy to narrow, happy
    to, love to, feel free, free to, natural {language/hair/gas/light/lighting/look/fibres/fibers}, sweet
    {potato/potatoes/tooth/dreams}, bright {room/light/sun/sunlight}, interested, worn {with/under/over/by},
    slips into a, slips on, {i'd/i would} be {happy/glad}, tough {stains/jobs/terrain/question/call/surfaces},
    cheap flights, cheap hotels, cheap ones, cheap models, cheap copies, cheap clones, sharp
    {knives/bends/edges/turns}, get on with life, welcome bonus*, welcome {offer/offers/kit}, love
    {story/stories/songs/affair}, enjoy your, do well to, love handles, comfort food, comfort zone, comfort
    class, comfort fit, tired legs, tired eyes, tired feet, tired muscles`,
};
