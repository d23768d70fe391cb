import type { z } from 'zod'
import type { AttendanceBody, SessionBooking } from './bookings.ts'
import type { Page } from './common.ts'
import type { ListedUser, MatchingUsers, MatchingUsersBody, Me, SignInBody, UserFilter } from './people.ts'
import type { CheckoutAnswer, CheckoutBody } from './checkout.ts'
import type { NewSchedule, Schedule, ScheduleChange, ScheduleSimulation, ScheduleWish } from './schedules.ts'
import type {
  ManagedStorefront,
  ManagedStorefrontQuery,
  SavedStorefront,
  SectionData,
  SectionDataWish,
  StorefrontChange,
  StorefrontEditorUser,
  StorefrontLinks,
  StorefrontRestore,
  StorefrontSwitch,
  StorefrontVersion,
} from './managedStorefront.ts'
import type { NewProduct, Product, ProductChange } from './products.ts'
import type { ShopItem } from './shelf.ts'
import type { ShopSettings, ShopSettingsChange } from './shopSettings.ts'
import type { Country, ListedLanguage, PublicGeneral, Translation, TranslationQuery } from './site.ts'
import type { SiteSettings, SiteSettingsChange } from './siteSettings.ts'
import type { StorefrontAppearanceChange, StorefrontAppearanceSettings } from './storefrontAppearance.ts'
import type { Organization, Term, TermFilter, Vocabulary } from './taxonomy.ts'
import type { TrainingCard, TrainingQuery } from './trainings.ts'
import type { OrderDecisionBody, Transaction } from './transactions.ts'
import type { RulesChange, SavedRules } from './rules.ts'
import type { RulesSimulation, SimulationQuery } from './simulation.ts'
import type { Wallet } from './wallet.ts'

/**
 * The calls that the site's own pages make from the browser, by method and path. These are types only, so that a
 * browser does not load the schemas; a test compares each entry with the schemas of its endpoint.
 */
export interface Calls {
  'GET course-administration/sessions/{id}/bookings': { params: { id: number }; answer: SessionBooking[] }
  'PATCH course-administration/sessions/{id}/bookings': {
    params: { id: number }
    body: AttendanceBody
    answer: SessionBooking[]
  }
  'GET incentives/schedules/{id}': { params: { id: number }; answer: Schedule }
  'GET incentives/shop/{id}': { params: { id: number }; answer: ShopItem }
  'GET incentives/products/{id}': { params: { id: number }; answer: Product }
  'GET incentives/wallet': { answer: Wallet }
  'GET settings/incentives/rules': { answer: SavedRules }
  'GET languages': { answer: ListedLanguage[] }
  'GET organizations': { query?: z.output<typeof Page>; answer: Organization[] }
  'GET storefront/manage': { query?: ManagedStorefrontQuery; answer: ManagedStorefront }
  'GET storefront/manage/{id}/versions': { params: { id: number }; answer: StorefrontVersion[] }
  'GET storefront/manage/{id}/versions/{version}': {
    params: { id: number; version: number }
    answer: ManagedStorefront
  }
  'PATCH storefront/manage/{id}': { params: { id: number }; body: StorefrontChange; answer: SavedStorefront }
  'POST storefront/manage/section_data': { body: SectionDataWish; answer: SectionData[] }
  'POST storefront/manage/links': { body: StorefrontLinks; answer: string[] }
  'POST storefront/manage/{id}/presence': { params: { id: number }; answer: StorefrontEditorUser[] }
  'POST storefront/manage/{id}/switch': { params: { id: number }; body: StorefrontSwitch; answer: StorefrontSwitch }
  'POST storefront/manage/{id}/versions/{version}/restore': {
    params: { id: number; version: number }
    body: StorefrontRestore
    answer: SavedStorefront
  }
  'GET settings/general': { answer: SiteSettings }
  'GET settings/incentives/shop': { answer: ShopSettings }
  'GET settings/storefront/appearance': { answer: StorefrontAppearanceSettings }
  'GET settings?type=countries': { answer: Country[] }
  'GET settings?type=general': { answer: PublicGeneral }
  'GET taxonomy_terms': { query?: TermFilter; answer: Term[] }
  'GET translations': { query?: TranslationQuery; answer: Translation[] }
  'GET trainings': { query?: TrainingQuery; answer: TrainingCard[] }
  'GET vocabularies': { answer: Vocabulary[] }
  'GET users': { query?: UserFilter; answer: ListedUser[] }
  'PATCH incentives/transactions/{id}': { params: { id: number }; body: OrderDecisionBody; answer: Transaction }
  'PATCH incentives/schedules/{id}': { params: { id: number }; body: ScheduleChange; answer: Schedule }
  'POST incentives/schedules': { body: NewSchedule; answer: Schedule }
  'POST incentives/schedules/simulate': { body: ScheduleWish; answer: ScheduleSimulation }
  'POST settings/incentives/rules': { body: z.output<typeof RulesChange>; answer: SavedRules }
  'POST settings/incentives/rules/simulate': {
    query?: z.output<typeof SimulationQuery>
    body: z.output<typeof RulesChange>
    answer: RulesSimulation
  }
  'PATCH incentives/products/{id}': { params: { id: number }; body: ProductChange; answer: Product }
  'POST incentives/products': { body: NewProduct; answer: Product }
  'POST incentives/products/{id}/duplicate': { params: { id: number }; answer: Product }
  'POST incentives/shop_checkout': { body: CheckoutBody; answer: CheckoutAnswer }
  'POST session': { body: SignInBody; answer: Me }
  'POST settings/general': { body: SiteSettingsChange; answer: SiteSettings }
  'POST users/matching': { body: MatchingUsersBody; answer: MatchingUsers }
  'POST settings/storefront/appearance': { body: StorefrontAppearanceChange; answer: StorefrontAppearanceSettings }
  'POST settings/incentives/shop': { body: ShopSettingsChange; answer: ShopSettings }
}

export type CallName = keyof Calls

/** Lists that come in pages. */
export type ListName = {
  [Name in CallName]: 'query' extends keyof Calls[Name]
    ? Calls[Name] extends { query?: z.output<typeof Page>; answer: readonly unknown[] }
      ? Name
      : never
    : never
}[CallName]

/** Calls that need nothing but their name. */
export type PlainCallName = {
  [Name in CallName]: keyof Calls[Name] extends 'answer' ? Name : never
}[CallName]
