import type { CheckoutBody } from '#shared/contract/checkout.ts'

/** A step of an order, and how many days it comes after the previous one. */
export interface NextStep {
  step: 'approve' | 'fulfil' | 'reject' | 'cancel' | 'cancel_for_buyer' | 'return'
  after_days: number
  reason?: string
}

export interface ScriptedOrder {
  mail: string
  /** The key of the product. */
  product: string
  days_ago: number
  fields?: NonNullable<CheckoutBody['fields']>
  steps?: readonly NextStep[]
}

const saltmarsh = 'Freja Amoah, Ward 4, Saltmarsh General Hospital, Strandvejen 110, 2100 København Ø, Denmark'
const bellLane = 'ليلى حداد، مكتبة بِل لين العامة، قاعة القراءة، شارع الرينبو، عمّان، الأردن'

/** The orders of the two demo learners, in most of the states. */
export const scriptedOrders: readonly ScriptedOrder[] = [
  {
    mail: 'learner@demo.test',
    product: 'enamel-mug',
    days_ago: 250,
    fields: { address: saltmarsh },
    steps: [{ step: 'fulfil', after_days: 4 }],
  },
  {
    mail: 'learner@demo.test',
    product: 'coffee-with-the-founder',
    days_ago: 160,
    fields: { subject: 'Why night shifts get so few trainings, and one idea.' },
    steps: [{ step: 'fulfil', after_days: 10 }],
  },
  { mail: 'learner@demo.test', product: 'bookshop-voucher', days_ago: 60 },
  {
    mail: 'learner@demo.test',
    product: 'tote-bag',
    days_ago: 31,
    fields: { address: saltmarsh },
    steps: [{ step: 'cancel', after_days: 1 }],
  },
  {
    mail: 'learner@demo.test',
    product: 'a-day-elsewhere',
    days_ago: 6,
    fields: { house: 'Fernhill School', note: 'Any Wednesday: I am on nights for the rest of the week.' },
  },
  {
    mail: 'learner2@demo.test',
    product: 'dotted-notebook',
    days_ago: 180,
    fields: { colour: 'Juniper', address: bellLane },
    steps: [{ step: 'fulfil', after_days: 6 }],
  },
  {
    mail: 'learner2@demo.test',
    product: 'a-day-elsewhere',
    days_ago: 58,
    fields: { house: 'Saltmarsh General Hospital' },
    steps: [
      {
        step: 'reject',
        after_days: 3,
        reason: 'لا يستقبل المستشفى زوّارًا هذا الشهر. نسعد بطلبك من جديد في الشهر المقبل.',
      },
    ],
  },
  { mail: 'learner2@demo.test', product: 'plant-a-tree', days_ago: 25, fields: { board: 'ليلى وأمها' } },
  {
    mail: 'learner2@demo.test',
    product: 'book-of-your-choice',
    days_ago: 4,
    fields: { title: 'Le Petit Prince', book_language: 'Français', address: bellLane },
  },
]

/** The saving goals and stock wishes of the two demo learners, by product. */
export const scriptedGoals = [
  { mail: 'learner@demo.test', product: 'photography-workshop', days_ago: 20 },
  { mail: 'learner2@demo.test', product: 'audiobooks', days_ago: 15 },
] as const

export const scriptedWishes = [{ mail: 'learner2@demo.test', product: 'rain-umbrella', days_ago: 12 }] as const
