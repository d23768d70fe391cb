import deDescriptions from './catalogue/de/descriptions.json' with { type: 'json' }
import deProducts from './catalogue/de/products.json' with { type: 'json' }
import deSite from './catalogue/de/site.json' with { type: 'json' }
import deStorefronts from './catalogue/de/storefronts.json' with { type: 'json' }
import deTrainings from './catalogue/de/trainings.json' with { type: 'json' }

const de = { ...deSite, ...deStorefronts, ...deProducts, ...deTrainings, ...deDescriptions }

type Catalogue = Record<keyof typeof de, string>

/** The texts of the demo academy by their English, in the languages that are not written beside it. */
export const demoCatalogues = { de } as const satisfies Record<string, Catalogue>
