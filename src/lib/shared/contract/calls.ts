import type { z } from 'zod'
import type {
  AppearanceChange,
  AppearanceDraft,
  AppearanceSettings,
  FontFile,
  OrganizationBrand,
  OrganizationBrandChange,
} from './appearance.ts'
import type { AttendanceBody, SessionBooking } from './bookings.ts'
import type { Page } from './common.ts'
import type { ListedUser, MatchingUsers, MatchingUsersBody, Me, SignInBody, UserFilter } from './people.ts'
import type {
  AvailabilityOverride,
  AvailabilityOverrideChange,
  AvailabilitySchedule,
  AvailabilityScheduleChange,
  FreeTime,
  FreeTimeOfPeopleQuery,
  FreeTimeQuery,
  NewAvailabilityOverride,
  NewAvailabilitySchedule,
  NewTimeOff,
  TimeOff,
  TimeOffChange,
} from './availability.ts'
import type {
  CourseCalendar,
  CoursePeopleQuery,
  CoursePerson,
  InstructorChoices,
  InstructorChoicesChange,
  OwnCalendar,
  UncoveredSession,
  UncoveredWish,
} from './instructorCalendars.ts'
import type { CheckoutAnswer, CheckoutBody } from './checkout.ts'
import type { NewRoom, Room, RoomChange, RoomQuery } from './rooms.ts'
import type { SessionHistoryEntry, SessionHistoryQuery } from './sessionHistory.ts'
import type {
  ConflictQuery,
  OwnSession,
  OwnSessionQuery,
  SessionAnswer,
  SessionAudience,
  SessionQuery,
  Substitute,
  SubstituteQuery,
} from './sessionLists.ts'
import type {
  FindTimeBody,
  FoundTimes,
  NewTrainingSession,
  TrainingSession,
  TrainingSessionChange,
} from './trainingSessions.ts'
import type { NewSchedule, Schedule, ScheduleChange, ScheduleSimulation, ScheduleWish } from './schedules.ts'
import type {
  ChosenTraining,
  ChosenTrainingsQuery,
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
import type { ManagedTraining, ManagedTrainingChange, NewManagedTraining } from './managedTrainings.ts'
import type { NewProduct, Product, ProductChange } from './products.ts'
import type { ShopItem } from './shelf.ts'
import type { ShopSettings, ShopSettingsChange } from './shopSettings.ts'
import type { Country, ListedLanguage, PublicGeneral, Translation, TranslationQuery } from './site.ts'
import type { SiteSettings, SiteSettingsChange } from './siteSettings.ts'
import type { SignInSettings, SignInSettingsChange } from './signInSettings.ts'
import type { StorefrontAppearanceChange, StorefrontAppearanceSettings } from './storefrontAppearance.ts'
import type { Organization, Term, TermFilter, Vocabulary } from './taxonomy.ts'
import type { TrainingCard, TrainingQuery } from './trainings.ts'
import type { OrderDecisionBody, Transaction } from './transactions.ts'
import type { RulesChange, SavedRules } from './rules.ts'
import type { RulesSimulation, SimulationQuery } from './simulation.ts'
import type { FeedAddress, NewSubscribedCalendar, SubscribedCalendar } from './subscribedCalendars.ts'
import type { Wallet } from './wallet.ts'

/**
 * The calls that the site's own pages make from the browser, by method and path. These are types only, so that a
 * browser does not load the schemas; a test compares each entry with the schemas of its endpoint.
 */
export interface Calls {
  'GET availability/schedules': { answer: AvailabilitySchedule[] }
  'POST availability/schedules': { body: NewAvailabilitySchedule; answer: AvailabilitySchedule }
  'PATCH availability/schedules/{id}': {
    params: { id: number }
    body: AvailabilityScheduleChange
    answer: AvailabilitySchedule
  }
  'DELETE availability/schedules/{id}': { params: { id: number }; answer: AvailabilitySchedule }
  'GET availability/overrides': { answer: AvailabilityOverride[] }
  'POST availability/overrides': { body: NewAvailabilityOverride; answer: AvailabilityOverride }
  'PATCH availability/overrides/{id}': {
    params: { id: number }
    body: AvailabilityOverrideChange
    answer: AvailabilityOverride
  }
  'DELETE availability/overrides/{id}': { params: { id: number }; answer: AvailabilityOverride }
  'GET availability/time_off': { answer: TimeOff[] }
  'POST availability/time_off': { body: NewTimeOff; answer: TimeOff }
  'PATCH availability/time_off/{id}': { params: { id: number }; body: TimeOffChange; answer: TimeOff }
  'DELETE availability/time_off/{id}': { params: { id: number }; answer: TimeOff }
  'GET availability/choices': { answer: InstructorChoices }
  'PATCH availability/choices': { body: InstructorChoicesChange; answer: InstructorChoices }
  'GET availability/slots': { query?: FreeTimeQuery; answer: FreeTime[] }
  'GET availability/calendar': { query?: FreeTimeQuery; answer: OwnCalendar }
  'POST availability/uncovered_sessions': { body: UncoveredWish; answer: UncoveredSession[] }
  'GET course-administration/people': { query?: CoursePeopleQuery; answer: CoursePerson[] }
  'GET course-administration/slots': { query?: FreeTimeOfPeopleQuery; answer: FreeTime[] }
  'GET course-administration/calendar': { query?: FreeTimeOfPeopleQuery; answer: CourseCalendar[] }
  'GET availability/feed': { answer: FeedAddress }
  'POST availability/feed': { answer: FeedAddress }
  'GET availability/calendars': { answer: SubscribedCalendar[] }
  'POST availability/calendars': { body: NewSubscribedCalendar; answer: SubscribedCalendar }
  'DELETE availability/calendars/{id}': { params: { id: number }; answer: null }
  'GET availability/sessions': { query: OwnSessionQuery; answer: OwnSession[] }
  'PATCH availability/sessions/{id}': { params: { id: number }; body: SessionAnswer; answer: OwnSession }
  'GET course-administration/conflicts': { query: ConflictQuery; answer: TrainingSession[] }
  'GET course-administration/rooms/{id}': { params: { id: number }; answer: Room }
  'GET course-administration/rooms': { query?: RoomQuery; answer: Room[] }
  'GET course-administration/sessions': { query?: SessionQuery; answer: TrainingSession[] }
  'GET course-administration/sessions/{id}': { params: { id: number }; answer: TrainingSession }
  'GET course-administration/sessions/{id}/audience': { params: { id: number }; answer: SessionAudience }
  'GET course-administration/sessions/{id}/history': {
    params: { id: number }
    query?: SessionHistoryQuery
    answer: SessionHistoryEntry[]
  }
  'GET course-administration/sessions/{id}/substitutes': {
    params: { id: number }
    query?: SubstituteQuery
    answer: Substitute[]
  }
  'PATCH course-administration/rooms/{id}': { params: { id: number }; body: RoomChange; answer: Room }
  'PATCH course-administration/sessions/{id}': {
    params: { id: number }
    body: TrainingSessionChange
    answer: TrainingSession
  }
  'POST course-administration/find_time': { body: FindTimeBody; answer: FoundTimes }
  'POST course-administration/rooms': { body: NewRoom; answer: Room }
  'POST course-administration/sessions': { body: NewTrainingSession; answer: TrainingSession }
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
  'GET storefront/manage/trainings': { query: ChosenTrainingsQuery; answer: ChosenTraining[] }
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
  'GET settings/appearance': { answer: AppearanceSettings }
  'DELETE settings/appearance/draft': { answer: null }
  'GET settings/appearance/draft': { answer: AppearanceDraft | null }
  'GET settings/appearance/fonts/{name}': { params: { name: string }; answer: FontFile }
  'GET organizations/{id}/brand': { params: { id: number }; answer: OrganizationBrand }
  'GET settings/general': { answer: SiteSettings }
  'GET settings/sign-in': { answer: SignInSettings }
  'GET settings/incentives/shop': { answer: ShopSettings }
  'GET settings/storefront/appearance': { answer: StorefrontAppearanceSettings }
  'GET settings?type=countries': { answer: Country[] }
  'GET settings?type=general': { answer: PublicGeneral }
  'GET taxonomy_terms': { query?: TermFilter; answer: Term[] }
  'GET translations': { query?: TranslationQuery; answer: Translation[] }
  'GET trainings/manage/{id}': { params: { id: number }; answer: ManagedTraining }
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
  'PATCH trainings/{id}': { params: { id: number }; body: ManagedTrainingChange; answer: ManagedTraining }
  'PATCH incentives/products/{id}': { params: { id: number }; body: ProductChange; answer: Product }
  'POST trainings': { body: NewManagedTraining; answer: ManagedTraining }
  'POST incentives/products': { body: NewProduct; answer: Product }
  'POST incentives/products/{id}/duplicate': { params: { id: number }; answer: Product }
  'POST incentives/shop_checkout': { body: CheckoutBody; answer: CheckoutAnswer }
  'POST session': { body: SignInBody; answer: Me }
  'DELETE session': { answer: null }
  'POST settings/sign-in': { body: SignInSettingsChange; answer: SignInSettings }
  'POST settings/appearance': { body: AppearanceChange; answer: AppearanceSettings }
  'POST settings/appearance/draft': { body: AppearanceChange; answer: AppearanceDraft }
  'POST organizations/{id}/brand': { params: { id: number }; body: OrganizationBrandChange; answer: OrganizationBrand }
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
