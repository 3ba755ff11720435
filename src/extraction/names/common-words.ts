import { RATINGS } from '../text/lexicon.ts';

/**
 * English words that companies took for names, and words that names of several words are made of. What is
 * one of these is a name only where it is written like one.
 */
const WORDS = new Set(
  `ace acorn action active adobe affirm agile alaska alien all allegiant alliance ally alpha alpine amazon
    amber american anchor apex apollo apple aqua arc arch arena argos aria ark arm arrow art ascend ash aspect
    aspire asset athletic atlas aurora avalanche aviator avid axe axis azure back bamboo banana bank bark base
    basic basics bath bay beach beacon bean bear beats beauty bed bell bench benchmark best better beyond big
    bing bird bishop bit black blackberry blaze blend bliss block bloom blue board boat body bold bolt bond book
    booking boot boots boss bounce bounty bowl box brave bread breeze brick bridge bright brilliant brooks
    brother brown bubble buck bud buffer bull bullet burger burrow business butter buy cable cactus calm camel
    camp canary candid canon canvas capital caravan care carbon cardinal carrier carter cascade casper castle cat
    catalyst caterpillar celestial cell center century champion chance change charge charm chase chess chevron
    chime church circle circus citizen city clarity classic clay clear clearance click cliff clipper cloud
    clove clover club coach coast cobalt cobra code coin cold coleman colt columbia comet comfort command common
    compass complete concept concord condor connect constant contact container copper coral core corona cosmos
    costa cottage cotton country cove craft crane crater creative credit crest cricket crisp crocs cross crown
    crucial cruise crunch crush crystal cube cult curve cyber daisy dash dawn day deal dean deep deer delicious
    delight delta denim depot desert desk dial diamond diesel digital direct discord discover dish dive dock
    dollar dolphin dove down dr dragon dream drift drip drop dutch eagle earth east easy echo eclipse edge
    elan element elements elevate elite ember eminent empire energy engine enterprise envoy epic epoch
    equator equinox ergo escape essence essential essentials eternal ever everlast every evolution excel exchange
    exodus explore express eye face factor fair faith falcon family fancy farm fast feather fender fiddler field
    fig figure finder fire first fish fit five flag flash fleet flex flight float flock flow flower fly
    focus foot force ford forest forever forge form forma fortune forward fossil foundation four fox frame free
    freedom freeze fresh friday friend frontier frost fuel fun function fusion future gain galaxy gap garden
    gather gazelle gem gemini general genesis ghost giant gift glacier glad glass glide global globe glow go gold
    golden good goose grace grain grammar granite graph grass gravity great greek green greenhouse grey grid grip
    grow guard guess guide guild gusto halo hammer hand harbor hardy harmony harvest haven hawk head health heart
    heat helix hello helm heritage hero hill hills hinge hive hobby holiday home honest honey honor hook
    hope horizon horn hornet host hot hotel hound house hub huddle humane hunter hydro ice icon idea ideal ignite
    image impact impossible impulse indeed indigo infinite infinity inn insight inspire instant instinct  
    intercom intuition iris iron island ivory jack jade jaguar jasper java jazz jeep jelly jet jewel jive jolly
    journey joy jump juniper just kayak keen keep kettle key kind kindle king kit kite kitchen knight knot lab
    ladder lake lamb lamp land lands lark laser lash lattice laurel lava leaf league leap learn leather ledger
    legacy legend lemon lemonade level liberty life lift light lightning lime limitless line linear link lion
    liquid little live living local lodge loft logic loom loop lord lotus love lucid lucky luna lunar
    lush mac mace magic magnet magnum mailbox main mammoth mango map maple marathon marble march mark market
    marmot mars marvel mason master matrix matter maverick max meadow media medium mega melt mercury mercy merit
    message meta meteor method metro mighty milk mill mind mini mint minute mirage mirror mission mist
    mode model modern moment monday money monitor monster moon moose moss motion motor mountain mouse muse music
    mustang mute mystic native nature navigator navy neat nest net new next nexus nimble ninja noble nomad
    nordic north northern note notion nova now nuance number nurture oak oasis obsidian ocean octopus off office
    old olive olympus omega on one onion open opera optimum oracle orange orbit orca orchid origin original oscar
    osprey otter outlook outside over owl ox oxford oyster pacific pack page palace palm pan panda pandora panther
    paper paradigm paragon park passion patch path patriot pattern pavilion peach peak pearl pebble pelican penguin
    people pepper perfect petal phoenix pier pilot pine pink pioneer pivot pixel place plaid plain plan planet
    plant platinum play pledge plume plus pocket point polar pole polestar polo pop post postmark power premier
    premium presto prime prism pro progressive promise proof proper propel pulse puma pump pure purple pursuit
    quaker quantum quartz quest quick quill quiver quote rabbit race radar radiant radio raft rain rainbow rally
    ram ranger rapid raven ray raymond razor reach ready real realm rebel red redwood reef reflect reflex refresh
    regal relay relish remarkable renaissance republic rescue reserve resolute restoration retro reverb revolution
    rhino rich ride ridge right ring ripple rise rival river road robin robot rock rocket rogue root rose round
    route rover row royal ruby run rush rustic rye safari safe sage sail salt salon salomon samson
    sand sandals sapphire saturn savage save scale scholar school science scope scotch scout sea seal season
    secret seed segment sense sentinel sentry sequoia seven seventh shade shadow shark sharp shell shield shift
    shine ship shop short shout sierra sigma signal silk silver simple simply sky slack slate sleep slice sling
    smart smith smoke smooth snap snow soap social sofa soft sol solar solid solo sonar sonic soul sound source
    south southern southwest space spark sparrow spectrum speed sphere spice spirit splash spoon sport spot spring
    sprint sprout sprouts square stack staff stage stanley staple staples star starfish start state static station
    stay steam steel stellar step sterling still stitch stock stone store storm story strata stream street stride
    stripe strong studio style sub subway suit summit sun sunday sunny sunrise super superior supreme sure surf
    surface surge swift swing switch sword symphony synergy table tableau tag talent talon tango tap target task
    team tech tempest temple tempo tender tetra the think third thorn thread thrive thunder tic tick tide
    tiger tiles timber time tin tint titan toast together token tomato tonic tool top torch total touch tower
    town track trade trader traders trail train transit travel traveler treasure tree trek trend tribe trident
    trim triumph tropic true trust tube tulip tundra turbo turtle twin twist twitch two ultimate ultra umbrella
    under union unison united unity universal up upside urban value vanguard vans vantage varsity vault vector
    vega velocity velvet venture venus verge verse vertex vessel vibe victor victory view viking villa village
    vine vintage violet viper virgin virtue visa vision vista vital vivid volcano volt vortex vox voyage walk wall
    warm water wave way web welcome well wells west western whale wheel whirlpool whisper white whole wild wilson
    wind window windows wing winner winter wire wisdom wise wish wolf wonder wood woods word work workday works
    world wrangler wren yeti yield yoga you young theory method wellness guide practice purpose strategy ego proton make honor zen zenith zephyr zero zest zone zoom foods buys depots cos
    sons co and of for by in at to a an`.split(/\s+/),
);

/** Whether a folded word is one that texts use for something else than a company. */
export const isCommonWord = (word: string): boolean => WORDS.has(word) || RATINGS.has(word);
