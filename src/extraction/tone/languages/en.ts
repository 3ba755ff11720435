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
  praises: `recommendations include, top recommendations, models to consider, options to consider, brands to
    consider, consider the, consider models, excellent*, great, fantastic*, amazing*, wonderful*,
    impressive*, impress*, perfect*, superior, reliab*, dependab*, trustworthy, high-quality, high quality,
    top-quality, top quality, highest quality, well-made, well made, well-built, well built, well-designed,
    well designed, well-crafted, well-regarded, well regarded, well-reviewed, well-reputed, highly regarded,
    highly-regarded, highly rated, highly-rated, highly praised, highly reviewed, highly respected,
    top-rated, top rated, top-tier, top tier, top-notch, top notch, first-rate, first rate, world-class,
    award-winning, award winning, acclaimed, praised, praise, beloved, loved, loves, love it, recommend,
    recommended, recommends, recommendable, recommendation, stands out, stand out, standout, stood out,
    excels, excel, excelled, shines, shine, strong choice, strong option, strong pick, good choice, good
    pick, good option, good bet, safe bet, safe choice, solid choice, solid option, solid pick, nice choice,
    smart choice, wise choice, worth considering, worth a look, worth it, well worth, worth every, worth the
    money, worth the price, worth checking, ideal*, robust*, durab*, sturdy, solidly, long-lasting, built to
    last, easy to use, user-friendly, user friendly, intuitive*, effortless*, seamless*, hassle-free,
    smooth*, powerful*, versatil*, feature-rich, delicious*, beautiful*, gorgeous*, stunning*, elegant*,
    stylish*, luxurious*, comfortabl*, comfy, cozy, legendary, iconic, renowned, reputable, trusted,
    respected, esteemed, industry leader, market leader, industry-leading, market-leading, leading choice,
    crowd favorite, fan favorite, favorite, favourite, a hit, delight*, happy with, pleased with, satisfied,
    very satisfied, satisfaction, exactly as promised, no complaints, no complaint, nothing to complain, no
    issues, no problems, without a hitch, without any problem*, never let me down, never lets you down,
    never had a problem, never had an issue, never had any, never failed, not a single problem, works well,
    work well, worked well, performs well, works great, works flawlessly, does the job, does what it says,
    gets the job done, holds up well, held up well, good value, great value, best value, excellent value,
    value for money, bang for your buck, bang for the buck, knowledgeable, helpful, responsive, courteous,
    thoughtful*, innovative, cutting-edge, cutting edge, state-of-the-art, unparalleled, remarkab*,
    brilliant*, terrific, splendid*, masterful*, refreshing*, accurate*, precise*, effective*, efficient*,
    crisp, vivid, vibrant, outperform*, beats, surpass*, outshine*, outclass*, better choice, better option,
    better pick, better value, better, surprisingly good, strong reputation, excellent reputation, great
    reputation, solid reputation, good reputation, strong, consistently, breathtaking, immersive, generous*,
    whisper-quiet, whisper quiet, spotless, immaculate, friendly, nothing comes close, comes close to, never
    looked back, within minutes, solved everything, solved it, fixed it, first call, right away, first try,
    at the first attempt, went above and beyond, above and beyond, could not be happier, couldn't be
    happier, couldn't ask for more, does everything, everything i need, everything you need, everything we
    need, exceeded, exceeds, exceeded my expectations, pleasantly surprised, blew me away, blown away, still
    going strong, going strong, like new, as good as new, like the day, never missed a beat, not once, has
    never, rock-steady, spot on, spot-on, on point, a joy, a pleasure, pure joy, a treat, a delight, a gem,
    hidden gem, a bargain, bargain, steal, worth a visit, would buy again, will buy again, buy it again,
    come back, coming back, will return, would go back, my go-to, life saver, lifesaver, miles ahead, light
    years ahead, streets ahead, blows away, leaves the rest, knocks spots off, sets the standard, ahead of
    the competition, well worth it, saved me, saved us, saves hours, saves time, time-saver, painless, a
    breeze, breeze, buttery, silky, crystal clear, crystal-clear, punches above, tough as nails,
    bulletproof, indestructible, built like a tank, feather-light, mouthwatering, exquisite, charming,
    welcoming, warm welcome, attentive, caring, honest, transparent pricing, fair prices, no hidden fees, no
    surprises, ticks all the boxes, hard to beat, hard to fault, cannot fault, can't fault, few rivals,
    without equal, never disappoint*, doesn't disappoint, does not disappoint, thumbs up, five stars, top
    marks, nothing but praise, full marks, nails, nailed it, aces, wins hands down, comes out on top, came
    out on top, takes the crown, takes the cake, gets it right, got it right, does it right, lives up to,
    lived up to, delivers on, does not skimp, doesn't skimp, never skips, hassle free, stress-free,
    worry-free, pain-free setup, {answered/replied/responded/fixed/refunded/replaced/shipped/sorted}
    {within/in} {minutes/an hour/hours/a day/the hour}, {answers/replies/responds} {within/in} {minutes/an
    hour/hours/seconds}, polite, patient, friendly staff, generous portion*, cooked to perfection, melts in,
    bursting with flavo*, flavorful, flavourful, aromatic, velvety, hugs your, fits like a glove, like a
    dream, like a charm, like clockwork, pin-sharp, razor-sharp, razor sharp, rich sound, punchy, lightning
    fast, lightning-fast, blazing, snappy, zippy, lag-free, glitch-free, bug-free, rattle-free, holds its
    charge, lasts all day, lasts for days, lasts for years, lasts forever, outlasts, survived, shrugged off,
    shrugs off, unfazed, stood the test of time, watertight, privacy-first, respects your privacy, ad-free,
    no strings attached, no catch, honest pricing, won me over, won us over, fell in love, obsessed with,
    smitten, keep coming back, cannot live without, can't live without, worth the wait, worth the trip,
    worth the splurge, worth every penny, worth every cent, earns its, earned its, deserves, deserved,
    triumph*, masterpiece, marvel, sublime, heavenly, divine, dreamy, plush, snug, cushioned, beautifully,
    favorites, favourites, least bad, a benchmark, near the top, at the top of, ranks first, ranked first,
    scores highest, scored highest, scores higher, highest score, highest-rated, best-selling, bestselling,
    bestseller*, a staple, a classic, sweet spot, wins on, win on, leads on, leads in, leads the, hard to
    find fault, reassuring, enviable, faultless, roomy, gentle on, kind to, proven in, audited,
    independently audited, earns praise, earned praise, earns high, gets praise, gets high marks, high
    marks, rave reviews, glowing reviews, positive reviews, loyal following, cult following, critics love,
    customers love, couples love, couples like, parents love, parents like, users love, users like, owners
    love, people love, reviewers love, reviewers like, reviewers highlight, reviewers praise*, testers
    liked, testers loved, appeals to, a step up, a notch above, worth paying for, pays for itself, save you
    over, worth the extra, worth paying extra, pick of the, sensible choice, sensible pick, sensible option,
    sound choice, sound option, good fit, great fit, best fit, strong fit, strong contender, strong second,
    very good second, close second, more forgiving`,
  likes: `good, known for, chic, trendy, fashion-forward, high-performance, weatherproof, all-in-one, non-greasy,
    gentle, luxe, body-positive, inclusive, size-inclusive, worth trying, top performer, performer,
    flattering, eco-friendly, sustainable, nice*, solid, decent*, fine, fast, quick*, speedy, easy, easily,
    simple, lightweight, affordab*, inexpensive, budget-friendly, value, cost-effective, economical*,
    convenient*, handy, flexib*, popular, well-known, leading, advanced, sleek, modern, compact, quiet*,
    silent, spacious, secure, safe, stable, clean, balanced, rich, extensive, comprehensive, wide range,
    wide selection, huge selection, vast, large selection, established, sophisticated, creative,
    professional*, expert*, experienced, quality, useful, suitable, suits, great for, good for, fun,
    accessible, scalable, customizable, breathable, supportive, supple, classic, timeless, authentic, fresh,
    tasty, attractive, competitive, reasonabl*, fair, holds its own, straightforward, beginner-friendly,
    family-friendly, low-maintenance, energy-efficient, trust, transparent, transparency, dedicated, proven,
    appreciated, strength, strengths, advantage, advantages, benefit, benefits, enough for most, more than
    enough, good enough, improved, improves, enhanced, enhances, warm, cute, punctual*, on time, pleasant,
    likeable, neat, tidy, promising, discreet, invisible, nearly invisible, long battery life, good battery
    life, all-day battery, rechargeable, self-fitting, one-handed, foldable, portable, washable,
    dishwasher-safe, machine-washable, waterproof, water-resistant, own crews, in-house, locally owned,
    family-owned, family-run, employee-owned, woman-owned, specialist*, specializ*, specialis*, certified,
    licensed, insured, accredited, board-certified, vetted, background-checked, lifetime warranty, long
    warranty, longest warranty, one warranty, generous warranty, money-back guarantee, free shipping, free
    returns, free delivery, free trial period, free plan, free tier, no contract, no commitment, no
    contracts, no logs, no-logs, open source, open-source, end-to-end, encrypted, half the cost, half the
    price, lowest price, lowest cost, low cost, low-cost, low price, low prices, cheapest, save you, saves
    you, save money, saves money, saves space, space-saving, light, lighter, thin, slim, soft, smoother,
    quieter, faster, easier, simpler, safer, cleaner, brighter, roomier, sturdier, lighter than, larger
    than, longest, largest, fastest, easiest, lightest, smallest, quietest, most flexible, most accurate,
    most comfortable, widest, broadest, deepest, richest, fewest, hands-on, personal attention,
    personalized, personalised, tailored, one-on-one, small classes, small-group, same-day, next-day, 24/7,
    around the clock, live chat, phone support, local support, dedicated support, good support,
    long-standing, decades of experience, years of experience, track record, in business since, award,
    awards, accolades, widely used, widely available, widely recommended, widely respected, works with,
    integrates with, imports, syncs, one-click, step-by-step, automatic, automatically, plenty of, ample,
    covers most, everything in one, connects with, connects to, no email required, no app needed, forgiving,
    sedation, farm-to-table, locally sourced, organic, fresh ingredients, hypoallergenic, fragrance-free,
    non-comedogenic, dermatologist-tested, fda-cleared, fda-authorized, proven in court, sound, sensible,
    tidy design, dependable enough, plentiful, replaceable, at once, fits a, fits in, fits under, plugs
    into, without drifting, holds its temperature, so you can, lets you`,
  dislikes: `expensive, pricey, pricier, pricy, costly, heavy, heavier, bulky, bulkier, limited, lacks, lack,
    lacking, missing, basic, dated, steep, steeper, learning curve, complex, complicated, confusing,
    inconsistent, slower, smaller screen, weaker, less reliable, less durable, less comfortable, harder,
    drawback*, downside*, shortcoming*, weakness*, disadvantage*, caveat*, trade-off*, compromise*, not
    ideal, not for everyone, not suitable, not great, not perfect, not the best, not as, isn't as, aren't
    as, only average, average at best, mediocre, uneven, hit or miss, hit-or-miss, mixed reviews, mixed
    results, noisy, loud, short battery, stiff, dim, overkill, restrictive, could be better, could use, room
    for improvement, no frills, cheap feel, tends to, struggles, struggle, skip, finicky, fiddly, fussy,
    temperamental, patchy, spotty, so-so, meh, lukewarm, pales, nothing special, unremarkable, uninspired,
    uninspiring, forgettable, skimpy, stingy, barebones, bare-bones, leaves you wanting, for what you get,
    for what it is, next to nothing, takes getting used to, leaves room, hard to justify, tough sell, hard
    sell, nobody, no one, {after/within} {a/one/two/three/four/five/six/eight/ten/2/3/4/5/6/8/10}
    {day/days/week/weeks/month/months}, {days/weeks} in, {weeks/months} later, barely two, sounds like a
    jet, downside is, the catch, the catch is, be aware, on the expensive side, on the small side, on the
    heavy side, quote only, by quote only, add-ons raise, mixed, deserve scrutiny, deserves scrutiny,
    varying quality, takes practice, narrower, no longer, not available, isn't available, doesn't support,
    does not support, doesn't include, does not include, only if you already, only makes sense if, only
    worth it if, only where no, difficult, closed system, small selection, long lead time*, long lead-time*,
    wait list, waitlist, waitlists, out of stock, extra fee, extra fees, extra charge`,
  faults: `let in water, lets in water, lets water in, break, break down, broke down, breaks down, loses, losing,
    poor*, bad, badly, worse, inferior, awful*, dreadful*, terrib*, horribl*, disappoint*, underwhelm*,
    lackluster, lacklustre, subpar, sub-par, unreliab*, faulty, defect*, flaw, flawed, flaws, flimsy,
    shoddy, fragile, cheaply, cheaply made, cheap-feeling, wobbl*, rattl*, creak*, squeak*, leaks, leaked,
    leaking, leaky, breaks, broke, broken, breaking, breakage, cracked, cracks, snapped, tore, torn, ripped,
    frayed, peel*, rust*, warped, scratch*, stained, stale, soggy, bland, tasteless, burnt, crash, crashes,
    crashed, crashing, freezes, froze, freezing up, hangs, glitch*, bug, bugs, buggy, laggy, lags, lagging,
    sluggish*, slow, painfully slow, clunky, cumbersome, clumsy, tedious, frustrat*, annoy*, irritat*,
    infuriat*, unusable, useless, pointless, worthless, outdated, obsolete, discontinued, overpriced,
    overrated, over-hyped, overhyped, hidden fees, hidden costs, hidden charges, price hike*, rip-off,
    ripoff, ripped off, overcharg*, charged twice, charged me, complain*, complaint, complaints, unhappy,
    dissatisf*, unsatisf*, regret*, angry, furious, rude, unhelpful, unresponsive, unprofessional,
    incompetent, careless, dismissive, ignored, never answered, never replied, never arrived, never came, no
    reply, no response, no answer, did not answer, didn't answer, on hold, kept waiting, weeks to answer,
    did not even, didn't even, does not even, doesn't even, hours on hold, lost my, lost our, lost invoices,
    lost data, lost the, failed, fails, fail, failing, failure*, died, dies, stopped working, stops working,
    quit working, gave up, gave out, gives out, malfunction*, problem, problems, problematic, troubl*,
    issues, issue with, plagued, suffers, suffer, suffered, nightmare*, headache*, fiasco, recall, recalled,
    lawsuit*, misleading, deceptive, dishonest, shady, unsafe, dangerous, hazard*, overheat*, fell apart,
    falls apart, falling apart, wears out, wore out, worn out, short-lived, drains quickly, drops out,
    dropouts, disconnect*, won't connect, won't start, refuses to, falls short, fall short, fell short,
    leaves much to be desired, leaves a lot to be desired, lets you down, let me down, let us down, letdown,
    let-down, not worth, isn't worth, aren't worth, is not worth, hardly worth, wasn't worth, lags behind,
    lag behind, trails behind, outperformed by, dirty, filthy, smelly, stinks, damaged, late, delayed,
    delays, delay, weak, uncomfortabl*, painful*, blisters, poorly, cancelled on, cancelled my, refund*,
    returned it, sent it back, had to return, had to send, customer service is a, bait and switch, spam,
    spammy, nag, nags, bloat*, cramped, noisier, jammed, jams, came apart, come apart, came loose, comes
    loose, came off, falls off, fell off, snapped off, split open, bent, dented, faded, fades, shrank,
    shrinks, sagging, sags, lumpy, itchy, chafes, pinches, digs into, overheats, red hot, burning hot,
    deafening, roaring, whining, grinding noise, loud fan, stutters, stuttering, drops the connection, keeps
    dropping, keeps disconnecting, keeps crashing, keeps breaking, keeps losing, drains the battery, eats
    your battery, battery drain, logs you out, signs you out, locked out, locked me out, ate my, wiped my,
    deleted my, corrupted, out of sync, fails to sync, pop-ups, full of ads, riddled with, kept me waiting,
    hung up, hangs up, passed around, from pillar to post, no one answers, nobody answers, nobody picks up,
    never called back, never got back, unreachable, impossible to reach, impossible to cancel, hard to
    cancel, difficult to cancel, wear you down, cancelled without notice, canceled without notice, without
    notice, without warning, surprise fees, surprise charges, surprise bill, extra charges, kept charging,
    keeps charging, billed twice, double-billed, double charged, deposit back, money back was, refused to
    refund, refuses to refund, no refund, won't refund, upsell*, pushy, high-pressure, aggressive sales,
    unqualified, untrained, clueless, indifferent, condescending, arrogant, understaffed, overcrowded,
    chaotic, disorganised, disorganized, bedbugs, mould, mold, moldy, mouldy, cold food, undercooked,
    overcooked, greasy, watery, wrong order, wrong item, wrong size, missing parts, missing items, arrived
    damaged, arrived broken, arrived late, left outside, lost in transit, weeks late, days late, took weeks,
    took months, took forever, took ages, ages to, eleven days, hours to, i regret, we regret, expected
    more, expect more, expected better, bare minimum, money grab, cash grab, gimmick*, marketing hype, all
    hype, style over substance, a joke, joke of, an ordeal, a chore, a mess, a hassle, mess, sloppy,
    half-baked, unfinished, unstable, insecure, data breach, breach, breaches, leaked data, penalty, fined,
    sued, bankrupt, shut down, going downhill, gone downhill, declined, deteriorated, no longer what it was,
    rip you off, took our money, took my money, paid for the name, paying for the name, can't be trusted,
    cannot be trusted, mistrust, doubtful, dubious, questionable, laughable, embarrass*, miserable,
    unpleasant, smells, smell of, stench, grim, dismal, abysmal, atrocious, appalling, lousy, inedible,
    undrinkable, hollow, tinny, muffled, grainy, washed out, blurry, pixelated, gave way, gave up the ghost,
    packed up, packed in, conked out, bit the dust, kaput, burned out, burnt out, shorted out, went up in
    smoke, caught fire, smoking, sparks, sparking, melted, seized up, quit on, quits on, cuts out, conks
    out, stalls, stalled, hiccup*, hesitat*, chokes, choked, sputter*, stops responding, unresponsive
    touch*, ghost touch*, dead pixel*, dead on arrival, flickers, flickering, buzzing, humming, hisses,
    hissing, screeching, clatter*, thud*, splinter*, chipped, chips off, shattered, shatters, bursts, burst,
    bulging, swollen, swells, unravel*, pilling, pills, threadbare, loose threads, came undone, coming
    undone, came unglued, unglued, detached, dislodged, misaligned, crooked, lopsided, ill-fitting, botch*,
    bungl*, fumbl*, mishandl*, mislaid, misplaced, misdelivered, mangled, crushed, lost in the mail, stuck
    in, stranded, left stranded, left us stranded, left hanging, left me hanging, ghosted, ghosting, radio
    silence, crickets, stonewall*, brush off, brushed off, fobbed off, passes the buck, pass the buck,
    runaround, run-around, canned replies, canned response*, canned answer*, scripted, copy-paste answers,
    boilerplate, chatbot loop, endless loop, goes in circles, in circles, dead end, dead-end, next to
    impossible, near impossible, nearly impossible, impossible to get, getting a human, never get through,
    couldn't get through, can't get through, nickel-and-dime*, nickel and dime*, gouge*, gouging, price
    gouging, jacked up, hiked, hikes, sneaky, sneaks, sneaked, tacks on, tacked on, slaps on, steep markup,
    costs a fortune, charges a fortune, a fortune, arm and a leg, daylight robbery, robbery, extortion*,
    exorbitant, outrageous*, highway robbery, money pit, drains your wallet, paywall*, locked behind, junk
    fees, without consent, without asking, sells your data, sold my data, tracks you, snoop*, intrusive,
    invasive, creepy, phish*, hacked, compromised, exposed passwords, counterfeit*, knockoff*, knock-off*,
    fake, fakes, bogus, phony, lies, lied, lying, false promises, empty promises, broken promises, broke its
    promise, overpromis*, underdeliver*, fell flat, falls flat, flop, flopped, dud, lemon, botched,
    amateurish, sloppily, rushed, phoned in, tone-deaf, snooty, snobbish, surly, curt, hostile, bullied,
    patronis*, patroniz*, ripping off, mediocre at best, gross, disgusting, nauseat*, revolting, rancid,
    sour, bitter aftertaste, aftertaste, chemical taste, chemical smell, plastic smell, reeks, reek, musty,
    rubbery, chewy, gristly, cardboard, dry as, overdone, raw in the middle, salty, sickly sweet, too sweet,
    lukewarm food, food poisoning, sick after, allergic, rash, rashes, burns, irritates, stings, choking
    hazard, electric shock*, fire risk, injur*, unstable on, wobbly, tips over, tipped over, digs in, rubs,
    rubbed raw, sore, back pain after, hurts my, hurts after, sweaty, suffocating, strips, stripped, jerky,
    jittery, unreadable, illegible, incomprehensible, counterintuitive, counter-intuitive, unintuitive,
    convoluted, bewildering, maddening, exasperat*, infuriates, drives me mad, drives you mad, drove me mad,
    wasted, wastes, wasting, squander*, lost patience, wish i had, wish we had, wished i, sorry i bought,
    kick myself, buyer's remorse, remorse, let-downs, sadly, unfortunately, wears thin, hollow promises,
    criticized, criticised, criticism, criticisms, draws complaints, drew complaints, repeated complaints,
    pattern of complaints, constant complaint, constant complaints, numerous reports, multiple reports, many
    reports of, ftc complaint, lawsuit, lawsuits, class action, class-action, settled with, bankruptcy,
    chapter 11, chapter 7, filed for, went under, stopped honoring, stopped honouring, shutting down, closed
    its doors, breached, exposed, undisclosed, deceptively, denying claims, denied claims, denies claims,
    enforcement action, regulator, unpaid refunds, came bottom, came last, ranks last, ranked last, bottom
    of, worst-rated, lowest-rated, lowest score, fallen behind, falling behind, fell behind, put it third,
    put it last, doesn't make much sense, doesn't make sense, does not make sense, makes little sense, makes
    no sense, wouldn't rely, would not rely, can't rely, cannot rely, not rely on, not up to, low caps, low
    limits, low coverage limits, leaves you paying, leaves you with, far more than you need, more than you
    need, overkill for, too much for, too big for, too small for, too heavy for, too bulky for, too advanced
    for, too basic for, too expensive for, long waits, long wait, price increases, bait-and-switch, late
    deliver*, above the estimate, final bills, unclear quotes, setup fees, hard to reach, sells user data,
    logs your, poorly adjusted, poorly made, poorly built, counterfeit, counterfeits, recall of, safety
    issues, quality control, cost-cutting, went downhill, downhill, no longer what, used to be better,
    troubling history, controversial, controversy, unproven, uncertified, unlicensed, uninsured, not a good
    fit, not a fit, poor fit, wrong choice, wrong tool, not the right, isn't the right, not safe, not a
    safe, cancellation fees, cancelation fees`,
  warns: `avoid, avoided, steer clear, stay away, keep away, stay clear, not recommend*, don't recommend, do not
    recommend, wouldn't recommend, would not recommend, can't recommend, cannot recommend, can't in good
    conscience, hard to recommend, never recommend, don't buy, do not buy, never buy, don't bother, think
    twice, look elsewhere, go elsewhere, waste of money, waste of time, not worth the money, not worth it,
    beware, scam*, fraud*, rip-offs, worst, the worst, red flag*, garbage, trash, junk, crap, rubbish, run
    away, give it a miss, never again, wouldn't touch, would not touch, i'd skip, i would skip, skip it,
    we'd skip, best avoided, better avoided, least recommended, warn against, warned against, advise
    against, advised against, stay far away, do yourself a favo*, save your money, save yourself, run the
    other way, run for the hills, keep your distance, give a wide berth, wide berth, hard pass, pass on
    this, don't waste, do not waste, don't fall for, do not fall for, don't trust, do not trust, don't
    order, do not order, don't even think, not even for free, any brand but, anything else instead, bottom
    of the barrel, swindle*, con artists, ponzi, pyramid scheme, blacklist*, nobody should, no one should,
    i'd avoid, i would avoid, not touch with, wouldn't wish, would not wish, can't advise, cannot advise,
    i'd pass on, i would pass on, we'd pass on, i'd leave, i would leave out, i'd rule out, i would rule
    out, rule out, ruled out, leave it off, leave off, cross off, i wouldn't choose, i would not choose,
    wouldn't choose, would not choose, i wouldn't buy, wouldn't buy, i wouldn't pick, wouldn't pick,
    wouldn't use, wouldn't go with, i wouldn't go, wouldn't bother, wouldn't pay, wouldn't trust, wouldn't
    start with, i'd be careful with, i would be careful with, be careful with, i'd be wary, be wary of, be
    cautious with, be cautious about, be cautious of, i'd be cautious, be skeptical of, be sceptical of,
    don't pay for, do not pay for, no reason to buy, no reason to choose, no reason to pay, little reason
    to, not a safe choice, against it, against them, recommend against, recommends against, recommend
    skipping, suggest skipping, suggest avoiding, recommend avoiding, better to avoid, better to skip, skip
    this, skip them, you can skip, safe to skip, not advisable, inadvisable, ill-advised, can't be
    recommended, cannot be recommended, not one i'd, not what i'd, shop elsewhere, look at something else,
    choose something else, choose another, pick something else, i'd stay off, stay off, steer around`,
  negates: `unlikely, hardly any, not, no, never, isn't, aren't, wasn't, weren't, don't, doesn't, didn't, can't, cannot, couldn't, won't, wouldn't, shouldn't, hasn't, haven't, hadn't, without, neither, nor, hardly, barely, scarcely, rarely, seldom, none, nothing, anything but, far from, zero, free of, free from, lack of, lacks, instead of, fewer, less`,
  boosts: `very, extremely, incredibly, exceptionally, really, highly, especially, particularly, remarkably, super, truly, so, absolutely, consistently, totally, extraordinarily`,
  weakens: `somewhat, slightly, a bit, a little, fairly, relatively, reasonably, kind of, sort of, rather, sometimes, occasionally, can be, may be, might be, could be, can feel`,
  turns: `but, however, although, though, yet, whereas, while, on the other hand, nevertheless, nonetheless, except, despite, in contrast, that said, by contrast`,
  than: `than, unlike, compared to, compared with, versus, vs, vs., in contrast to, as opposed to, rather than`,
  beats: `better than, beats, outperforms, outshines, surpasses, outclasses, outdoes, superior to, ahead of, wins
    over, wins against, edges out, more reliable than, faster than, a step above, head and shoulders above,
    trumps, runs circles around, wipes the floor with, mops the floor with, comes out ahead of, has the edge
    over, has the upper hand over, an edge over, wins out over, gets the better of, outpaces, outdid,
    defeated, defeats, crushes, tops, towers over, better value than, quieter than, sturdier than, miles
    ahead of, a cut above, preferable to`,
  loses: `worse than, inferior to, lags behind, lag behind, trails behind, trails, trailing, falls behind, behind,
    outperformed by, outclassed by, no match for, loses to, not as good as, slower than, less reliable than,
    no contest against, doesn't hold a candle to, does not hold a candle to, can't hold a candle to, can't
    compete with, cannot compete with, can't keep up with, cannot keep up with, can't match, cannot match,
    comes up short against, falls short of, second best to, bows to, pales beside, pales next to, pales in
    comparison to, weaker than, flimsier than, noisier than, loses out to`,
  joins: `and`,
  merits: `pros, pro, advantages, strengths, strong points, upsides, benefits, highlights, what we like, what we liked, what i like, the good, likes, best for, why it's great, why we like it, why we love it, why it stands out, positives, key strengths`,
  flaws: `cons, con, disadvantages, drawbacks, weaknesses, weak points, downsides, downside, drawback,
    limitations, what we don't like, what we didn't like, the bad, the not so good, dislikes, negatives, not
    ideal for, not great for, trade-offs, complaints, common complaints, known issues, caveats`,
  shuns: `to avoid, brands to avoid, products to avoid, models to avoid, companies to avoid, options to avoid,
    what to avoid, which to avoid, ones to avoid, skip these, avoid these, not to buy, not worth buying, not
    recommended, which to skip, what to skip, ones to skip, what i'd skip, pass on these, passed on, left
    out, left off, didn't make the cut, did not make the cut, didn't make the list, did not make the list,
    didn't make it, excluded, rejected, considered but, careful with, wary of, caution against, cautions
    against, warn about, warns about, red flags, approach with caution, use with caution, proceed with
    caution, think twice about, not for you, the losers, also-rans, records you should know, complaints you
    should know, companies with complaints, brands with complaints, with poor reviews, with bad reviews,
    {which one/which ones/the one/the
    ones/one/ones/two/three/what/brands/models/products/options/companies/picks/services} to {skip/pass
    on/leave out/think twice about/be wary of/be careful with/be cautious about}, {which one/the
    one/two/three/a few} to avoid`,
  conditions: `if, unless, when, only if, in case`,
  neutral: `best practice*, as best, at best, best of luck, best buy, good question, great question, nice budget,
    good to know, good idea, great idea, great deal of, not only, not just, no matter, no wonder, no doubt,
    as well as, as well, high quality of life, no longer sold, better understand, to better, better idea,
    worst case, in case of problems, problem solving, problem-solving, solve problems, solves problems,
    solving problems, issues such, fast fashion, good luck, great britain, strongly depends, not sure, how
    to avoid, avoid the hassle, avoid fees, avoid the need, helps avoid, help avoid, less expensive, less
    costly, cheaper, bug fixes, free trial, well known, best suited, mid-priced, mid-range, fine dining,
    fine print, fine-tune*, fast charging, smooth transition*, late 20*, issued, fair trade, security
    issues, bad credit, bad weather, pain relief, trouble sleeping, refund policy, refunds within, refund
    within, full refund, money-back, full refunds, noise cancel*, noise-cancel*, anti-scratch,
    scratch-resistant, scratch resistant, leak-proof, leakproof, crash test*, break-in, broken down, failed
    login*, fail-safe, problem skin, sensitive skin, weak signal, find bugs, fix bugs, bug tracker, bug
    tracking, track bugs, issue tracker, issue tracking,
    {fraud/scam/threat/spam/error/bug/leak/malware/intrusion/plagiarism/fall/smoke/crash/virus/phishing/identity
    theft/bot/defect/churn}
    {detection/prevention/protection/alert/alerts/filter/filters/filtering/monitoring/management/analysis/reporting/reports/tracking/coverage},
    {risk/crisis/disaster/debt/pain/stress/anger/conflict/complaint/complaints/waste/pest/damage/loss/issue/incident/problem/failure/emergency}
    {management/relief/recovery/control/resolution/response/assessment/prevention/handling/analysis/solving/mitigation/reduction/therapy/clinic/clinics/insurance/coverage},
    {cancer/accident/critical illness/death/disability/breakdown/flood/fire/theft/loss/damage}
    {insurance/cover/coverage/research/charity/charities/benefit/benefits/assistance/protection/alarm/alarms},
    anti-{fraud/theft/spam/virus/malware/pain/odor/odour/slip/noise}, war
    {film/films/movie/movies/game/games/novel/novels/history/documentary/documentaries}, horror
    {film/films/movie/movies/game/games/novel/novels}, crime {novel/novels/series/fiction/drama/dramas},
    true crime, escape room*, {cheat sheet/cheat sheets}, bad breath, dead sea, dead skin, sore
    {muscles/feet/throat}, dry {skin/hair/eyes/shampoo}, back pain, muscle pain, chronic pain, breaking
    news, {breaking/broken} {bones/bread}, stain remov*, rust {remover/removers/protection}, mold
    {remover/removal/remediation}, odor control, hair loss, weight loss, lost and found, lost luggage,
    {damaged/dry} hair, problem areas, failover, disaster recovery, killer app, no problem with, trash bag*,
    trash can*, garbage {bag/bags/disposal}, junk removal, junk food, waste disposal, dirty laundry, fire
    extinguisher*, slow {cooker/cookers/cooking/juicer/juicers/travel/fashion}, {late/early}
    {night/checkout/check-out}, cold {brew/press/pressed/chain/storage/wallet/drinks/weather}, hot
    {tub/tubs/sauce/meals/drinks/dogs}, bitter {chocolate/lemon}, sour {cream/cherries/dough}, raw
    {food/denim/data/honey}, {after/within} {14/30/60/90} days, no problem if, if you need the best, at
    least, fall asleep, to avoid the, avoid buying used, avoid paying, avoid being, avoid getting, avoid
    having, leaves in, leaves more, pick up, strong dollar, pet-friendly, dog-friendly, kid-friendly, eco
    friendly, wheelchair-friendly, quality varies, varying, sorted by quality, speed tests, exposed
    {brick/beams/wood}, when in doubt, professional {plan/tier/edition/version/package}, best fit for, hours
    of light, light years, night light, night lights, light {roast/roasts/bulb/bulbs}, traffic light, soft
    drinks, soft skills, automatic {payment/payments/renewal/renewals/transmission}, award shows, larger
    brands, lowest prices are, biggest difference, leaves`,
};
