import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#server/http/endpoint.ts'
import type { CallName, Calls } from '#shared/contract/calls.ts'
import {
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
} from '#shared/contract/availability.ts'
import {
  AppearanceChange,
  AppearanceDraft,
  AppearanceSettings,
  FontFile,
  OrganizationBrand,
  OrganizationBrandChange,
} from '#shared/contract/appearance.ts'
import { AttendanceBody, SessionBooking } from '#shared/contract/bookings.ts'
import { Page } from '#shared/contract/common.ts'
import {
  CourseCalendar,
  CoursePeopleQuery,
  CoursePerson,
  InstructorChoices,
  InstructorChoicesChange,
  OwnCalendar,
  UncoveredSession,
  UncoveredWish,
} from '#shared/contract/instructorCalendars.ts'
import { ListedUser, MatchingUsers, MatchingUsersBody, Me, SignInBody, UserFilter } from '#shared/contract/people.ts'
import { CheckoutAnswer, CheckoutBody } from '#shared/contract/checkout.ts'
import { ManagedTraining, ManagedTrainingChange, NewManagedTraining } from '#shared/contract/managedTrainings.ts'
import { NewRoom, Room, RoomChange, RoomQuery } from '#shared/contract/rooms.ts'
import { SessionHistoryEntry, SessionHistoryQuery } from '#shared/contract/sessionHistory.ts'
import {
  ConflictQuery,
  OwnSession,
  OwnSessionQuery,
  SessionAnswer,
  SessionAudience,
  SessionQuery,
  Substitute,
  SubstituteQuery,
} from '#shared/contract/sessionLists.ts'
import {
  FindTimeBody,
  FoundTimes,
  NewTrainingSession,
  TrainingSession,
  TrainingSessionChange,
} from '#shared/contract/trainingSessions.ts'
import { NewSchedule, Schedule, ScheduleChange, ScheduleSimulation, ScheduleWish } from '#shared/contract/schedules.ts'
import { RulesChange, SavedRules } from '#shared/contract/rules.ts'
import { RulesSimulation, SimulationQuery } from '#shared/contract/simulation.ts'
import {
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
} from '#shared/contract/managedStorefront.ts'
import { NewProduct, Product, ProductChange } from '#shared/contract/products.ts'
import { ShopItem } from '#shared/contract/shelf.ts'
import { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { Country, ListedLanguage, PublicGeneral, Translation, TranslationQuery } from '#shared/contract/site.ts'
import { SignInSettings, SignInSettingsChange } from '#shared/contract/signInSettings.ts'
import { SiteSettings, SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { StorefrontAppearanceChange, StorefrontAppearanceSettings } from '#shared/contract/storefrontAppearance.ts'
import { FeedAddress, NewSubscribedCalendar, SubscribedCalendar } from '#shared/contract/subscribedCalendars.ts'
import { Organization, Term, TermFilter, Vocabulary } from '#shared/contract/taxonomy.ts'
import { TrainingCard, TrainingQuery } from '#shared/contract/trainings.ts'
import { OrderDecisionBody, Transaction } from '#shared/contract/transactions.ts'
import { Wallet } from '#shared/contract/wallet.ts'
import { endpointFiles, importEndpoints } from '#tests/support/endpointFiles.ts'

/** Two types are the same if no conditional type can distinguish them. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** The schema, if its result is exactly this type. */
type SchemaOf<Type, Schema> = Schema extends z.ZodType
  ? Same<z.output<Schema>, Type> extends true
    ? Schema
    : never
  : never

interface Schemas {
  answer: z.ZodType
  body?: z.ZodType
  query?: z.ZodType
}

type Held<Given extends Record<CallName, Schemas>> = {
  [Name in CallName]: {
    [Part in Exclude<keyof Calls[Name], 'params'>]-?: SchemaOf<
      Part extends 'answer' ? Calls[Name][Part] : NonNullable<Calls[Name][Part]>,
      Part extends keyof Given[Name] ? Given[Name][Part] : never
    >
  }
}

/** Compiles only if every call is here, and each schema describes exactly the type that `Calls` declares. */
function hold<const Given extends Record<CallName, Schemas>>(schemas: Given & Held<Given>): Record<CallName, Schemas> {
  return schemas
}

const held = hold({
  'GET availability/schedules': { answer: z.array(AvailabilitySchedule) },
  'POST availability/schedules': { body: NewAvailabilitySchedule, answer: AvailabilitySchedule },
  'PATCH availability/schedules/{id}': { body: AvailabilityScheduleChange, answer: AvailabilitySchedule },
  'DELETE availability/schedules/{id}': { answer: AvailabilitySchedule },
  'GET availability/overrides': { answer: z.array(AvailabilityOverride) },
  'POST availability/overrides': { body: NewAvailabilityOverride, answer: AvailabilityOverride },
  'PATCH availability/overrides/{id}': { body: AvailabilityOverrideChange, answer: AvailabilityOverride },
  'DELETE availability/overrides/{id}': { answer: AvailabilityOverride },
  'GET availability/time_off': { answer: z.array(TimeOff) },
  'POST availability/time_off': { body: NewTimeOff, answer: TimeOff },
  'PATCH availability/time_off/{id}': { body: TimeOffChange, answer: TimeOff },
  'DELETE availability/time_off/{id}': { answer: TimeOff },
  'GET availability/choices': { answer: InstructorChoices },
  'PATCH availability/choices': { body: InstructorChoicesChange, answer: InstructorChoices },
  'GET availability/slots': { query: FreeTimeQuery, answer: z.array(FreeTime) },
  'GET availability/calendar': { query: FreeTimeQuery, answer: OwnCalendar },
  'POST availability/uncovered_sessions': { body: UncoveredWish, answer: z.array(UncoveredSession) },
  'GET course-administration/people': { query: CoursePeopleQuery, answer: z.array(CoursePerson) },
  'GET course-administration/slots': { query: FreeTimeOfPeopleQuery, answer: z.array(FreeTime) },
  'GET course-administration/calendar': { query: FreeTimeOfPeopleQuery, answer: z.array(CourseCalendar) },
  'GET availability/feed': { answer: FeedAddress },
  'POST availability/feed': { answer: FeedAddress },
  'GET availability/calendars': { answer: z.array(SubscribedCalendar) },
  'POST availability/calendars': { body: NewSubscribedCalendar, answer: SubscribedCalendar },
  'DELETE availability/calendars/{id}': { answer: z.null() },
  'GET availability/sessions': { query: OwnSessionQuery, answer: z.array(OwnSession) },
  'PATCH availability/sessions/{id}': { body: SessionAnswer, answer: OwnSession },
  'GET course-administration/conflicts': { query: ConflictQuery, answer: z.array(TrainingSession) },
  'GET course-administration/rooms/{id}': { answer: Room },
  'GET course-administration/rooms': { query: RoomQuery, answer: z.array(Room) },
  'GET course-administration/sessions': { query: SessionQuery, answer: z.array(TrainingSession) },
  'GET course-administration/sessions/{id}': { answer: TrainingSession },
  'GET course-administration/sessions/{id}/audience': { answer: SessionAudience },
  'GET course-administration/sessions/{id}/history': {
    query: SessionHistoryQuery,
    answer: z.array(SessionHistoryEntry),
  },
  'GET course-administration/sessions/{id}/substitutes': { query: SubstituteQuery, answer: z.array(Substitute) },
  'PATCH course-administration/rooms/{id}': { body: RoomChange, answer: Room },
  'PATCH course-administration/sessions/{id}': { body: TrainingSessionChange, answer: TrainingSession },
  'POST course-administration/find_time': { body: FindTimeBody, answer: FoundTimes },
  'POST course-administration/rooms': { body: NewRoom, answer: Room },
  'POST course-administration/sessions': { body: NewTrainingSession, answer: TrainingSession },
  'GET course-administration/sessions/{id}/bookings': { answer: z.array(SessionBooking) },
  'PATCH course-administration/sessions/{id}/bookings': { body: AttendanceBody, answer: z.array(SessionBooking) },
  'GET incentives/schedules/{id}': { answer: Schedule },
  'GET incentives/products/{id}': { answer: Product },
  'GET incentives/shop/{id}': { answer: ShopItem },
  'GET incentives/wallet': { answer: Wallet },
  'GET languages': { answer: z.array(ListedLanguage) },
  'GET organizations': { query: Page, answer: z.array(Organization) },
  'GET storefront/manage': { query: ManagedStorefrontQuery, answer: ManagedStorefront },
  'GET storefront/manage/{id}/versions': { answer: z.array(StorefrontVersion) },
  'GET storefront/manage/{id}/versions/{version}': { answer: ManagedStorefront },
  'GET storefront/manage/trainings': { query: ChosenTrainingsQuery, answer: z.array(ChosenTraining) },
  'PATCH storefront/manage/{id}': { body: StorefrontChange, answer: SavedStorefront },
  'POST storefront/manage/section_data': { body: SectionDataWish, answer: z.array(SectionData) },
  'POST storefront/manage/links': { body: StorefrontLinks, answer: z.array(z.string()) },
  'POST storefront/manage/{id}/presence': { answer: z.array(StorefrontEditorUser) },
  'POST storefront/manage/{id}/switch': { body: StorefrontSwitch, answer: StorefrontSwitch },
  'POST storefront/manage/{id}/versions/{version}/restore': { body: StorefrontRestore, answer: SavedStorefront },
  'GET settings/appearance': { answer: AppearanceSettings },
  'DELETE settings/appearance/draft': { answer: z.null() },
  'GET settings/appearance/draft': { answer: AppearanceDraft.nullable() },
  'GET settings/appearance/fonts/{name}': { answer: FontFile },
  'GET organizations/{id}/brand': { answer: OrganizationBrand },
  'GET settings/general': { answer: SiteSettings },
  'GET settings/sign-in': { answer: SignInSettings },
  'GET settings/incentives/rules': { answer: SavedRules },
  'GET settings/incentives/shop': { answer: ShopSettings },
  'GET settings/storefront/appearance': { answer: StorefrontAppearanceSettings },
  'GET settings?type=countries': { answer: z.array(Country) },
  'GET settings?type=general': { answer: PublicGeneral },
  'GET taxonomy_terms': { query: TermFilter, answer: z.array(Term) },
  'GET translations': { query: TranslationQuery, answer: z.array(Translation) },
  'GET trainings/manage/{id}': { answer: ManagedTraining },
  'GET trainings': { query: TrainingQuery, answer: z.array(TrainingCard) },
  'GET users': { query: UserFilter, answer: z.array(ListedUser) },
  'GET vocabularies': { answer: z.array(Vocabulary) },
  'PATCH incentives/transactions/{id}': { body: OrderDecisionBody, answer: Transaction },
  'PATCH incentives/schedules/{id}': { body: ScheduleChange, answer: Schedule },
  'POST incentives/schedules': { body: NewSchedule, answer: Schedule },
  'POST incentives/schedules/simulate': { body: ScheduleWish, answer: ScheduleSimulation },
  'PATCH trainings/{id}': { body: ManagedTrainingChange, answer: ManagedTraining },
  'PATCH incentives/products/{id}': { body: ProductChange, answer: Product },
  'POST trainings': { body: NewManagedTraining, answer: ManagedTraining },
  'POST incentives/products': { body: NewProduct, answer: Product },
  'POST incentives/products/{id}/duplicate': { answer: Product },
  'POST incentives/shop_checkout': { body: CheckoutBody, answer: CheckoutAnswer },
  'POST settings/incentives/rules': { body: RulesChange, answer: SavedRules },
  'POST settings/incentives/rules/simulate': { query: SimulationQuery, body: RulesChange, answer: RulesSimulation },
  'POST session': { body: SignInBody, answer: Me },
  'DELETE session': { answer: z.null() },
  'POST settings/sign-in': { body: SignInSettingsChange, answer: SignInSettings },
  'POST settings/appearance': { body: AppearanceChange, answer: AppearanceSettings },
  'POST settings/appearance/draft': { body: AppearanceChange, answer: AppearanceDraft },
  'POST organizations/{id}/brand': { body: OrganizationBrandChange, answer: OrganizationBrand },
  'POST settings/general': { body: SiteSettingsChange, answer: SiteSettings },
  'POST users/matching': { body: MatchingUsersBody, answer: MatchingUsers },
  'POST settings/storefront/appearance': { body: StorefrontAppearanceChange, answer: StorefrontAppearanceSettings },
  'POST settings/incentives/shop': { body: ShopSettingsChange, answer: ShopSettings },
})

describe.each(Object.entries(held))('%s', (name, { answer, body, query }) => {
  test('has the body, the query and the answer that its endpoint declares', async () => {
    const { declaration } = await endpointOf(name)
    expect(declaration.body).toBe(body)
    if (query) expect(declaration.query).toBe(query)
    const declared = declaration.list === true ? z.array(declaration.answer) : declaration.answer
    const alternatives = declared instanceof z.ZodUnion ? [declared, ...declared.options] : [declared]
    expect(alternatives.map(written)).toContain(written(answer))
  })
})

async function endpointOf(name: string): Promise<Endpoint> {
  const [method, address] = name.split(' ') as [string, string]
  const path = address.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, '[$1]')
  const file = [`api/v2/${path}.ts`, `api/v2/${path}/index.ts`].find((one) => endpointFiles.includes(one))
  // The cast is safe: a file exports its endpoints by their methods.
  return (await importEndpoints(file!))[method] as Endpoint
}

function written(schema: unknown): string {
  return JSON.stringify(z.toJSONSchema(schema as z.ZodType))
}
