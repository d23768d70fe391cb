import type { AccountsSchema } from './accounts.ts'
import type { AuditSchema } from './auditTables.ts'
import type { AvailabilitySchema } from './availabilityTables.ts'
import type { BoardsSchema } from './boards.ts'
import type { BrandSchema } from './brandTables.ts'
import type { CatalogueSchema } from './catalogue.ts'
import type { EventsSchema } from './events.ts'
import type { ImportsSchema } from './importTables.ts'
import type { JobsSchema } from './jobs.ts'
import type { MailsSchema } from './mailTables.ts'
import type { NoticesSchema } from './noticeTables.ts'
import type { OrdersSchema } from './orders.ts'
import type { PeopleSchema } from './people.ts'
import type { PointSumsSchema } from './pointSums.ts'
import type { PointsSchema } from './points.ts'
import type { ProductsSchema } from './productTables.ts'
import type { RequestsSchema } from './requests.ts'
import type { SchedulesSchema } from './schedules.ts'
import type { SiteSchema } from './site.ts'
import type { StorefrontSchema } from './storefront.ts'
import type { UploadsSchema } from './uploadTables.ts'

/**
 * All tables, as both databases store them: booleans are 0 or 1, instants are UTC text (`yyyy-MM-dd HH:mm:ss`), JSON is
 * text that zod parses when it is read.
 */
export interface Schema
  extends
    AccountsSchema,
    AuditSchema,
    AvailabilitySchema,
    BoardsSchema,
    BrandSchema,
    CatalogueSchema,
    EventsSchema,
    ImportsSchema,
    JobsSchema,
    MailsSchema,
    NoticesSchema,
    OrdersSchema,
    PeopleSchema,
    PointSumsSchema,
    PointsSchema,
    ProductsSchema,
    RequestsSchema,
    SchedulesSchema,
    SiteSchema,
    StorefrontSchema,
    UploadsSchema {}
