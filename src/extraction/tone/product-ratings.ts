import { RATINGS } from '../text/lexicon.ts';

/** Ratings of words that praise or fault products and that VADER's lexicon, made for social media, lacks. */
const OF_PRODUCTS: Readonly<Record<string, number>> = {
  ...rated(
    1.9,
    `durable durability lightweight versatile versatility premium reliable reliability affordable affordability
    high-quality top-quality budget-friendly well-made well-built well-regarded well-reviewed long-lasting sleek
    stylish standout renowned reputable exceptional exceptionally seamless seamlessly top-rated top-tier
    highly-rated highly-regarded high-end high-performance portable snappy fast user-friendly cost-effective
    feature-rich best-in-class industry-leading award-winning go-to must-have all-rounder flagship unmatched
    unbeatable acclaimed praised powerhouse bestseller best-selling comfy cozy spacious`,
  ),
  ...rated(
    -1.5,
    `expensive pricey overpriced bulky flimsy outdated slow sluggish cumbersome clunky discontinued dated buggy
    unreliable drawback drawbacks downside downsides complicated mediocre underwhelming costly cheaply lackluster
    inferior subpar dim short-lived leaky`,
  ),
};

function rated(rating: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, rating]));
}

/** Words that VADER rates and that say nothing of a product: "energy use", "supports 64 GB", "free returns". */
const NEUTRAL = new Set(
  `support supports supported supporting free energy security like low cut hard demanding intense share shared
  sharing care interest interests cancelling cancel challenging tough heavy block blocks stress battle drop
  creative creativity credit dedicated battery cold harsh severe no well alert alerts play playing number
  protected protect protects protection natural natures defense shock`.split(/\s+/),
);

/** Ratings for texts about products. */
export const PRODUCT_RATINGS: ReadonlyMap<string, number> = new Map(
  [...RATINGS, ...Object.entries(OF_PRODUCTS)].filter(([word]) => !NEUTRAL.has(word)),
);
