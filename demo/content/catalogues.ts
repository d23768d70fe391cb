import deDescriptions from './catalogue/de/descriptions.json' with { type: 'json' }
import deProducts from './catalogue/de/products.json' with { type: 'json' }
import deSite from './catalogue/de/site.json' with { type: 'json' }
import deStorefronts from './catalogue/de/storefronts.json' with { type: 'json' }
import deTrainings from './catalogue/de/trainings.json' with { type: 'json' }
import esDescriptions from './catalogue/es/descriptions.json' with { type: 'json' }
import esProducts from './catalogue/es/products.json' with { type: 'json' }
import esSite from './catalogue/es/site.json' with { type: 'json' }
import esStorefronts from './catalogue/es/storefronts.json' with { type: 'json' }
import esTrainings from './catalogue/es/trainings.json' with { type: 'json' }
import frDescriptions from './catalogue/fr/descriptions.json' with { type: 'json' }
import frProducts from './catalogue/fr/products.json' with { type: 'json' }
import frSite from './catalogue/fr/site.json' with { type: 'json' }
import frStorefronts from './catalogue/fr/storefronts.json' with { type: 'json' }
import frTrainings from './catalogue/fr/trainings.json' with { type: 'json' }
import heDescriptions from './catalogue/he/descriptions.json' with { type: 'json' }
import heProducts from './catalogue/he/products.json' with { type: 'json' }
import heSite from './catalogue/he/site.json' with { type: 'json' }
import heStorefronts from './catalogue/he/storefronts.json' with { type: 'json' }
import heTrainings from './catalogue/he/trainings.json' with { type: 'json' }

const de = { ...deSite, ...deStorefronts, ...deProducts, ...deTrainings, ...deDescriptions }
const fr = { ...frSite, ...frStorefronts, ...frProducts, ...frTrainings, ...frDescriptions }
const es = { ...esSite, ...esStorefronts, ...esProducts, ...esTrainings, ...esDescriptions }
const he = { ...heSite, ...heStorefronts, ...heProducts, ...heTrainings, ...heDescriptions }

/** Every catalogue has the texts of the German one; a missing text is an error of the types. */
type Catalogue = Record<keyof typeof de, string>

/** The texts of the demo academy by their English, in the languages that are not written beside it. */
export const demoCatalogues = { de, fr, es, he } as const satisfies Record<string, Catalogue>
