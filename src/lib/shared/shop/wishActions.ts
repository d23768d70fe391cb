/** A learner's actions on a product: set or remove the goal, and switch the notification about the stock on or off. */
export const wishActions = ['save', 'drop', 'wish', 'unwish'] as const
export type WishAction = (typeof wishActions)[number]
