import { nameKey } from './name-key.ts';

/**
 * Brands that answers often put at the head of an item, of many trades. They tell where a name ends and a
 * model begins ("Tommy Hilfiger Men's…", "Ralph Lauren Polo…"); a brand that is not here is still found.
 */
const KNOWN = `
Abercrombie & Fitch, Abercrombie, Acer, Adidas, Adobe, Aerie, Airbnb, Alienware, AllSaints, Allbirds, Alo Yoga, Alpine Swiss,
Amazon, Amazon Basics, Amazon Essentials, AMD, American Eagle, American Express, Anker, Ann Taylor, Anthropologie, AOC, Apple,
Arc'teryx, Ariat, Asana, ASICS, ASOS, ASRock, Asus, Athleta, Atlassian, Audi, Audio-Technica, Avia, Away, Baggu, Banana Republic,
Barbour, Bare Home, Bang & Olufsen, Beats, Belkin, BenQ, Bershka, Best Buy, BGSD, BISSELL, Black Diamond, Bluehost, Blundstone, BMW,
Bombas, Booking.com, boohoo, Bosch, Bose, Brooks, Brother, Buck Mason, Burberry, Burton, Calvin Klein, Canada Goose, Canon,
Carhartt, Casio, Chanel, Chase, Chevrolet, Chewy, Chico's, Chuwi, Clarks, ClickUp, Coach, Cole Haan, Colgate, Columbia, Converse, Corsair,
Costco, Cotopaxi, CyberPowerPC, Darn Tough, Dakine, Decathlon, Dell, DeLonghi, DeWalt, Dick's Sporting Goods, Dickies, Didriksons,
Diesel, Disney, DJI, Docker, Doudoune, Dr. Martens, Dropbox, Duluth Trading, DuckDuckGo, Dyson, eBags, eBay, ECCO, Ecovacs, Eddie Bauer,
Edifier, Ego, Electrolux, Epson, Etsy, eufy, Everlane, Evernote, Expedia, ExpressVPN, Fairphone, Farfetch, Feetures, Fender, Fiat, Figma,
Fila, Filson, Fitbit, Fjällräven, Fjallraven, Ford, Forever 21, Fossil, Framework, Free People, FreshBooks, Freshworks, Frontier, Fujifilm,
Fujitsu, Gap, Garmin, Geekom, Getac, Gigabyte, GitHub, GitLab, GoDaddy, Google, GoPro, Gucci, Guess, Gymshark, H&M, Haier, Harley-Davidson,
Helly Hansen, Herschel, Hertz, Hewlett Packard, Hill's, Hilton, Hisense, Hoka, Hollister, Honda, Honor, Hostinger, HP, HubSpot, Huawei,
Hugo Boss, Hyatt, HyperX, Hyundai, iBuyPower, IKEA, Infinix, Instant Pot, Insignia, Intel, Intuit, iRobot, J.Crew, J. Crew, Jabra,
Jack & Jones, Jack Wolfskin, Jaguar, JanSport, JBL, Jeep, Jessica London, Jira, Karen Kane, Kate Spade, KEEN, Kenneth Cole, Kia, Kiehl's,
KitchenAid, Klarna, Kohl's, Kodak, Kühl, KUHL, L.L.Bean, L.L. Bean, Lacoste, Lands' End, Lenovo, Le Creuset, Levi's, Lexus, LG, Lodge, Logitech,
Louis Vuitton, Lowa, Lowe's, Lucky Brand, Lucid, Lululemon, Lyft, Mackage, Macy's, Madewell, Mailchimp, Make, Mammut, Mango, Marmot,
Marks & Spencer, Marriott, Massimo Dutti, Mastercard, Mattel, Mazda, Medion, Meta, Mercedes-Benz, Merrell, Michael Kors, Michael Michael Kors,
Microsoft, Miele, MINISFORUM, Missguided, Mizuno, Moncler, monday.com, Monday, Montbell, Moose Knuckles, Motorola, Mountain Hardwear,
Mountain Warehouse, Moosejaw, MSI, MSR, NASA, Nautica, Nespresso, Netflix, Netgear, New Balance, Newegg, Nike, Nikon, Nintendo, Ninja, Nissan,
Nobis, NordVPN, Nordstrom, Notion, NVIDIA, Oakley, Old Navy, Olympus, OnePlus, OpenAI, Oppo, Oracle, Orolay, Ortovox, Orvis, Osprey, OtterBox,
Outdoor Research, Outdoor Voices, Outdoorsy, Overland, Panasonic, Pandora, Patagonia, PayPal, Peloton, Pendleton, Penfield, Petzl, Peugeot, Philips, Pipedrive,
Polaroid, Polo Ralph Lauren, Porsche, Prada, PrettyLittleThing, Prana, prAna, Primark, Princess Polly, Proton, Puma, Purina, Quechua,
Quicken, QuickBooks, Quip, Quince, Rab, Rains, Ralph Lauren, RapidWeaver, Ray-Ban, Razer, Realme, Reebok, Refrigiwear, Regatta, REI, REI Co-op, Reiss,
Renault, Reolink, Ricoh, Ring, River Island, Roborock, Roku, Rolex, Royal Canin, Royal Robbins, Ryanair, Sage, Salesforce, Salomon, Samsonite, Samsung, SanDisk,
Schott, Schott NYC, SCOTTeVEST, Scottevest, Scotch & Soda, Seagate, Seiko, Sennheiser, Sephora, Seventh Generation, Shein, SHEIN, Sherpani, Shopify, Siemens,
Skechers, Skoda, Skullcandy, Slack, Snowflake, Sonos, Sony, Sorel, Spanx, Spotify, Spyder, Square, Squarespace, Stanley, Staples,
Starbucks, Stio, Stripe, Stutterheim, Subaru, Suitsupply, Sumissura, Superdry, Sweaty Betty, Tableau, Tagg, Target, TCL, Ted Baker, Tempur-Pedic, Tesla, Teva,
The Children's Place, The Home Depot, The Jacket Maker, The North Face, The Ordinary, Theory, Thule, Tilley, Timberland, Timbuk2, TOMS, Tommy Bahama,
Tommy Hilfiger, Topshop, Toshiba, Toyota, TP-Link, Trello, Trespass, Triumph, True Classic, Tumi, Twillory, Uber, UGG, Under Armour, Uniqlo, UNIQLO,
United Airlines, Urban Outfitters, Vans, Vaude, Verizon, Versace, Victorinox, Victoria's Secret, Vineyard Vines, Vivo, Vizio, Volcom, Volkswagen, Volvo, Walmart,
Wantdo, WooCommerce, Wayfair, Western Digital, Whirlpool, Wilson's Leather, Wilsons Leather, Wix, Woolrich, WordPress, Workday, Wrangler, Xero,
Xfinity, Xiaomi, XPG, Yamaha, Yeti, Youtube, Zappos, Zapier, Zara, Zendesk, ZenBusiness, Zoho, Zoom, ZoomInfo, ZTE,
Crucial, Framework, Gateway, Gerber, Hanes, Champion, Fisher, Mrs. Meyer's, Method, CeraVe, Cetaphil, La Roche-Posay, Neutrogena, Olay, Nivea, Dove,
Blue Buffalo, Hill's Science Diet, Hill's Prescription Diet, Wellness, Orijen, Acana, Merrick, Iams, Taste of the Wild, Nutro, Natural Balance, Stella & Chewy's,
The Farmer's Dog, Ollie, Nom Nom, Fuji, Trek, Specialized, Giant, Cannondale, Shimano, Bowflex, NordicTrack, Casper, Purple, Saatva, Helix, Nectar,
Leesa, Avocado, Tuft & Needle, Shark, Breville, Cuisinart, Keurig, Vitamix, Le Creuset, All-Clad, OXO, Zojirushi, Tefal, Lagostina,
ASUS ROG, Intuit QuickBooks, SAP, Odoo, NetSuite, Wave, Gusto, Rippling, BambooHR, Semrush, Ahrefs, Moz, Hootsuite, Buffer,
Sprout Social, Klaviyo, ActiveCampaign, ConvertKit, Brevo, Constant Contact, Basecamp, Wrike, Smartsheet, Todoist, Obsidian, Airtable, Canva, Bitwarden,
1Password, LastPass, Dashlane, Surfshark, Mullvad, Private Internet Access, CyberGhost, Norton, McAfee, Bitdefender, Kaspersky, Malwarebytes, DigitalOcean,
Linode, Vultr, Hetzner, Cloudflare, Vercel, Netlify, Heroku, Snyk, Datadog, Splunk, New Relic, Grafana, Elastic, MongoDB, Databricks
`;

const NAMES = KNOWN.split(',')
  .map((name) => name.trim())
  .filter((name) => name !== '');

/** The names of brands known beyond an answer, as they are best written, by their keys. */
export const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.map((name): [string, string] => [nameKey(name), name]),
);

/** The keys of the first words of their names. */
export const KNOWN_STARTS: ReadonlySet<string> = new Set(
  NAMES.map((name) => nameKey(name.replace(/^the\s+/iu, '').split(/\s+/, 1)[0] ?? '')),
);
