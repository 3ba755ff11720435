import { fold } from '../text/letters.ts';
import { remembered } from '../text/remembered.ts';

/**
 * Words that heads of items are made of besides names: kinds of products, materials, colours, sizes, parts,
 * features, ranks and headings. A name ends before one, and a head that begins with one names no brand.
 */
const GENERIC = new Set(
  `microfiber microfibre velvet corduroy bamboo ceramic titanium rubber wooden glass paper
  cam cams carry-on carry-ons
  a about absolute accessibility accessories accessory accuracy active activity additional adjustable advanced affordability affordable after
  aero aesthetic aesthetics age ai air all alternative alternatives aluminum always amazing an and android anti any app
  apparel appearance appliances approach approx are area articles as at athletic attention audience audio auto availability available avoid
  baby back backpack backpacks bag bags balance balanced base based basic basics battery bedding beginner beginners belt benefits best better
  big bike bikes biker black blanket blazer blend blends blouse blue bluetooth body bomber book boot boots bottom bottle brand brands breathability
  breathable bright brown budget build built built-in business button buttons buy buyers buying by cable camera camo camping capability capacity capital car
  card cardigan care cargo case cases cashmere cast casual categories category caution cd cell certified chair charger charging charm
  cheap check checklist children chip choice choices choose chore chrome chromebook chromebooks classic clean cleaner clearance climate
  closure cloth clothes clothing cloud coat coats coffee collar collection color colors colour colours combo comfort
  comfortable commercial common community commuter compact company compare comparison compatibility compatible condition configuration configurations
  connectivity cons consider consideration considerations construction consult consumer content contract control convenience convenient convertible
  cool core cost costs cotton coverage crew cream creative creativity crewneck crop cropped cuff cuffs custom custom-made customer customization
  daily dark data date deal deals decent deep definition delivery denim department dependable design designed designer desktop desktops
  detachable detail details device devices diet digital dimensions disadvantages discounts display displays distressed do dog down downsides
  dress dresses drive dual dual-screen durability durable dvd earbuds earphones ease easy eco eco-friendly economy editing edition editor efficiency
  efficient elastic electric electronics elegant elevated embroidered energy engine english enterprise entertainment entry entry-level environment ergonomic
  essential essentials ethical evening everyday example examples excellent expandable expandability expensive experience expert experts explore extended
  external extra extreme eye fabric fabrics face factors fair family fashion fashionable fast faux favorite feature featured features feel
  field fill film filled final financial finish fit fitness fitted fleece fleece-lined flexibility flexible flight floral focus food footwear for
  formal formula fragrance frame free french fresh friendly from front full full-length full-zip fully function functional functionality fur furniture further
  future gadgets game gamers gaming gear gen general generation generic gift gifts girls glasses gold good google-based gore gore-tex graphics great green grey grip
  guarantee guide hair half hand handle hard hardshell hardware hat hd headphones health heat heated heather heavy heavy-duty height help heritage high
  high-end high-performance high-quality highly hiking history home hood hooded hoodie hoodies hoody hot hours house household how hybrid idea ideal
  immersive important improved in inches included indoor industrial inexpensive information ink innovation input inspection insulated insulation insurance integrated integration intended interior
  internal internet introduction investment is issue it item items its jacket jackets jeans jersey journal juniors just keep key keyboard keyboards kids kit
  kitchen knife knit know known lace laptop laptops large last lather latest layer layering leather leggings legal length level life lifestyle light
  lightweight like limitations limited line lined linen lining link list liner local location long long-lasting long-term longer longevity look low lower luxury
  machine made main mainstream maintenance major make makes management manufacturer many market material materials maxi maximum may medium memory men mens merino mesh metal mid mid-range
  mid-weight midweight military mini minimal minimalist mirror mobile mobility model models modern moisture money monitor more most motor mountain mouse multi multi-pocket
  multimedia multitasking music must native natural navy neck network neutral never new next night no noise non note notebook notebooks notes number
  numpad nutrition nylon occasion of off office older oled on one online only open operating optical optimal option optional options or order organic original other
  our out outdoor outer outerwear outfit outlet over overall oversized overview own oxford packable packaging padded padding pants parka parkas part parts party passive pattern payment
  pc pcs pen performance perfect personal pet phone phones photo pick picks pink place plain plan plans plastic platform play pleated plenty plus pocket pockets
  point points polar policy polo polyester popular portability portable ports possible power powerful practical practicality pre premium preparation preppy pressure
  price priced prices pricing primary print printed printer printers privacy pro problem process processing processor processors product productivity products professional
  professionals profile programs properties pros protection protective proven provides puffer puffy pullover purchase purchasing pure purple purpose quality question
  questions quick quilted rain raincoat raincoats ram range rating rating ratings read real reason reasons recent recommendation recommendations recommended recycled red refurbished
  regular related relaxed release reliability reliable remember removable repair replacement reputable requirements research resistance resistant resolution resources
  responsible result results retail retailer retailers return returns reversible review reviewers reviews rfid rib right rigid ripstop robust rugged ruggedness running safe
  safety sale sales sandals satin save savings school scratch screen screens sealed seams search season seasonal second second-hand security select selection sensitive sensors series
  service services set setup several shell sherpa ship shipping shirt shirts shoe shoes shop shopping shoreline short shorts should shower side signature silk silver similar
  simple simplicity single single-breasted size sizes sizing skin sky sleek sleeve sleeves slim small smart smartphone smartphones smartwatch smooth sneakers snow so
  social soft softshell software soil solid solution solutions some soup source sources speaker speakers special specialty specific specifications specs speed
  spending sport sports spot spring stability stainless stand standard steel step steps stitching storage store stores storm strap strategy stretch strong student students
  studio style styles stylish stylus suede suitable suit summary summer sun support supportive sure surface sustainability sustainable sweater sweaters sweatshirt swim synthetic
  system systems t-shirt t-shirts table tablet tablets tailored target tax team tech technical technology tee tees temperature terms test text texture that the their
  thermal these they thick thin thing things this three thrift tips to tool tools top top-rated top-tier total touch touchscreen tough traditional training transparency travel trench
  trend trendy trim trucker tv twill two type types typical ultimate ultra ultrabook ultrabooks ultralight ultraportable under underrated unique unisex universal up update upgrade
  upgradeability upgrades upper urban usage usb use used useful user users utility value vegan vendor versatile versatility version versus very vest vests video vintage virtual visibility visit visual
  vs walking wallet warm warmest warmth warnings warranty wash watch water water-repellent water-resistant waterproof waterproofing way wear wearable wearing weather weatherproof web website weight well western what
  when where which while white who why wide wifi win wind windbreaker windbreakers windbreaker-style window windows windproof wine winter wired wireless with within without woman women womens wool wool-blend work
  workhorse workout workstation workstations world worn woven wrap yard year years yes yoga you young your youth zip zip-up zipper zippered zippers sporting goods kind bring budget-friendly all-around
  all-in-one all-purpose all-rounder alternatively amazing-value another best-selling bestseller comparisons conclusion content-creation disclaimer example-brands faq faqs finally first honorable mention
  mentions however ideal-for iii ii i overall-best pro-grade runner runner-up runners summary tip verdict winner winners worst
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  american european british chinese japanese german italian french canadian australian scandinavian swedish us uk usa eu u.s america europe asia
  intel amd nvidia geforce rtx gtx ryzen snapdragon qualcomm core ghz gb tb hz ssd hdd nvme ddr4 ddr5 lpddr5x cpu gpu ips lcd led amoled uhd qhd fhd os macos ios chromeos linux windows11 m1 m2 m3 m4 m5 hdmi usb-c thunderbolt wi-fi
  `
    .trim()
    .split(/\s+/),
);

/** Whether a word of a head is one that describes rather than names. */
export const isGeneric: (word: string) => boolean = remembered((word) => {
  const folded = fold(word).replace(/['’]s?$|[^\p{L}\p{N}.'-]/gu, '');
  if (folded === '' || GENERIC.has(folded)) return true;
  return (
    /^\p{L}{4,}able$/u.test(folded) ||
    (folded.endsWith('s') && GENERIC.has(folded.slice(0, -1))) ||
    /^[a-z]+-(?:based|proof|resistant|repellent|friendly|lined|length|ready|weight|free|style|inspired|quality|grade|blend|fit|inch|end|range|level|zip|in-1|in-one|duty|tier|effect|season|breasted|sleeve|rated|fill|filled|made|off|up|down|only)s?$/.test(
      folded,
    )
  );
});

/** What companies have behind a name that is short for theirs. */
export const COMPANY =
  /^(?:agency|studios?|company|co|group|labs?|partners|solutions|media|digital|academy|bank|collective|consulting|marketing|furniture|furnishings|interiors|storage|removals|supplies|warehouse|stores?|shop|market|outfitters|electronics|motors|insurance|clinic|school|software|systems|technologies|services|foods|brands|coffee|bikes|fitness|clothing|footwear|appliances|design|hardware|sports|health|financial|capital|foundation|hotels?|travel|tours|cruises|airlines|energy|mobile|homes?|pets?|kids|baby|kitchen|bakery|pharmacy|mattress)$/iu;
