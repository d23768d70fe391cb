/** What a learner can do with a product besides buying it: save for it or not, be told or not when it is back. */
export const productSteps = ['save', 'drop', 'wish', 'unwish'] as const
export type ProductStep = (typeof productSteps)[number]
