import type { HiddenReason, ProductPreviewForm } from '#shared/contract/productPreview.ts'
import type { ShopItem } from '#shared/contract/shelf.ts'
import type { ProductType } from '#shared/contract/productTypes.ts'
import { toInstant } from '#shared/instant.ts'
import { Restrictions, whyHidden } from '#shared/audience/restrictions.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { visibleTo } from '../../catalogue/facts/visible.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { audienceOf } from '../../people/audience.ts'
import { findCurrentUser } from '../../people/currentUser.ts'
import type { LearnerVisit, Visit } from '../../people/visit.ts'
import { buyerFactsOf } from '../shelf/buyerFacts.ts'
import { presentItem } from '../shelf/shelfProduct.ts'
import { missingReferences } from './missingReferences.ts'
import { productColumns } from './productColumns.ts'
import { productRow } from './readProducts.ts'

/** A product as one learner would see it if the form were saved now. */
export interface PreviewedProduct {
  visit: LearnerVisit
  item: ShopItem
  /** The points that the learner can spend now. */
  points: number
  /** Why the learner does not see it; empty if it is in the shop. */
  hidden: HiddenReason[]
}

/**
 * Shows a product that is being edited as a learner would see it. It only reads.
 * @throws Refusal 404 for a product, 400 for a learner who does not exist
 */
export async function previewProduct(
  reader: Reader,
  asked: ProductPreviewForm,
  site: Visit,
): Promise<PreviewedProduct> {
  const user = await findCurrentUser(reader, asked.uid)
  if (!user) throw invalid([{ message: msg('There is no such person.'), path: 'uid', code: 'not_found' }])
  const visit = { ...site, user, language: asked.language || (user.language ?? site.siteLanguage) }
  const stored = asked.id === null ? emptyRow(toInstant(site.now)) : await productRow(reader, asked.id)
  const row = { ...stored, ...productColumns(await known(reader, asked.product, stored.type)) } as ProductRow // why: columns that are set are not `undefined`
  const { stock: counted, ...facts } = await buyerFactsOf(reader, visit, [row])
  // A voucher's stock is the number of its free codes.
  const stock = row.type === 'voucher' ? counted : new Map([[row.id, asked.stock]])
  const item = await presentItem(reader, visit, row, { ...facts, stock })
  return { visit, item, points: facts.points, hidden: await hiddenReasons(reader, visit, row) }
}

/** Without references that do not exist. */
async function known(
  reader: Reader,
  fields: ProductPreviewForm['product'],
  type: ProductType,
): Promise<ProductPreviewForm['product']> {
  const missing = new Set((await missingReferences(reader, { type, ...fields })).map(({ path }) => path))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !missing.has(name)))
}

async function hiddenReasons(reader: Reader, visit: LearnerVisit, row: ProductRow): Promise<HiddenReason[]> {
  const { status, visible_from: from, visible_until: until, restrictions } = row
  const at = toInstant(visit.now)
  const audience = audienceOf(visit.user, visit.language)
  const unmet = whyHidden(Restrictions.parse(JSON.parse(restrictions)), audience)
  const isTrainingHidden = row.training_id !== null && !(await seesTraining(reader, visit, row.training_id))
  return [
    ...(status === 'draft' || status === 'archived' ? [{ code: status }] : []),
    ...(visit.user.permissions.has('incentives_shop') ? [] : [{ code: 'no_access' } as const]),
    ...(from !== null && from > at ? [{ code: 'not_visible_yet', from } as const] : []),
    ...(until !== null && until <= at ? [{ code: 'not_visible_anymore', until } as const] : []),
    ...unmet.map(({ type }) => ({ code: 'audience', criterion: type }) as const),
    ...(isTrainingHidden ? [{ code: 'training' } as const] : []),
  ]
}

async function seesTraining(reader: Reader, { user }: LearnerVisit, id: number): Promise<boolean> {
  const row = await reader
    .selectFrom('trainings')
    .select('trainings.id')
    .where('trainings.id', '=', id)
    .where(visibleTo(user))
    .executeTakeFirst()
  return row !== undefined
}

/** A product that was never saved. */
function emptyRow(at: string): ProductRow {
  return {
    id: 0,
    type: 'physical',
    status: 'draft',
    title: '',
    summary: '',
    description: '',
    terms: '',
    instructions_after: '',
    translations: '{}',
    images: '[]',
    restrictions: '[]',
    checkout_fields: '[]',
    category_tid: null,
    training_id: null,
    price: 1,
    tracks_stock: 0,
    low_stock_at: null,
    max_per_order: null,
    limit_count: null,
    limit_period: null,
    visible_from: null,
    visible_until: null,
    purchasable_from: null,
    purchasable_until: null,
    fulfilment: 'manual',
    cancel_policy: 'until_approved',
    featured: 0,
    weight: 0,
    revision: 1,
    created: at,
    changed: at,
    restocked_at: null,
    changed_by: null,
  }
}
