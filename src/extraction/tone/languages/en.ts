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
    you only buy one, the one i'd buy, the one to buy, the one to beat, the one to get`,
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
    maintenance-free, headache-free`,
  likes: `good, known for, chic, trendy, fashion-forward, high-performance, weatherproof, all-in-one, non-greasy,
    gentle, luxe, body-positive, inclusive, size-inclusive, worth trying, top performer, performer,
    flattering, eco-friendly, sustainable, nice*, solid, decent*, fine, fast, quick*, speedy, easy, easily,
    simple, lightweight, affordab*, inexpensive, budget-friendly, value, cost-effective, economical*,
    convenient*, handy, flexib*, popular, well-known, leading, advanced, sleek, modern, compact, quiet*,
    silent, spacious, secure, safe, stable, clean, balanced, rich, extensive, comprehensive, wide range, wide
    selection, huge selection, vast, large selection, established, sophisticated, creative, professional*,
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
    anytime, cancel any time, money back, price-to-performance, good resale, active community, large community`,
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
    long load times, slow load times, long loading times, slow loading times`,
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
    swollen, swells, unravel*, pilling, pills, threadbare, loose threads, came undone, coming undone, came
    unglued, unglued, detached, dislodged, misaligned, crooked, lopsided, ill-fitting, botch*, bungl*, fumbl*,
    mishandl*, mislaid, misplaced, misdelivered, mangled, crushed, lost in the mail, stuck in, stranded, left
    stranded, left us stranded, left hanging, left me hanging, ghosted, ghosting, radio silence, crickets,
    stonewall*, brush off, brushed off, fobbed off, passes the buck, pass the buck, runaround, run-around,
    canned replies, canned response*, canned answer*, scripted, copy-paste answers, boilerplate, chatbot loop,
    endless loop, goes in circles, in circles, dead end, dead-end, next to impossible, near impossible, nearly
    impossible, impossible to get, getting a human, never get through, couldn't get through, can't get
    through, nickel-and-dime*, nickel and dime*, gouge*, gouging, price gouging, jacked up, hiked, hikes,
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
    rash, rashes, burns, irritates, stings, choking hazard, electric shock*, fire risk, injur*, unstable on,
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
    to, a pain to, real pain to, rarely finds`,
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
    think hard, i'd think twice`,
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
    down on, keeps out, relieves, spares you`,
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
    are no, too few`,
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
    avoid list, hard passes`,
  conditions: `if, unless, when, only if, in case`,
  neutral: `best practice*, as best, at best, best of luck, best buy, good question, great question, nice budget, good
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
    {part/plan/option/tier/areas/item}, most expensive {cities/city/plan}, a fine {dining/line/grind/mesh},
    high cost of living, {administration/admin} in, over the top of,
    {cargo/hiking/ski/yoga/rain/work/track/sweat/running/golf} pants, fined-tuned, fixed
    {price/rate/costs/fee/income/gear/lens/term/wing/monthly}, fixed-price, fixed-rate, unpaid
    {leave/invoices/invoice/internship}, late payments reminders, {chasing/late} payments software,
    {payment/late payment} reminders, expired {cards/listings/domains}, {out-of-date/outdated}
    {drivers/software}, legacy {systems/system/software/apps/data/brand/brands/code/carriers},
    {spoiled/expired} food waste`,
};
