import { otherMethods } from '#server/http/endpoint.ts'
import { dropGoal, saveFor } from '#server/shop/wishes/goals.ts'
import { productMark } from './_productMark.ts'

export const PUT = productMark({
  summary: 'Sets the product as the user’s goal, in place of any other goal.',
  save: saveFor,
})

export const DELETE = productMark({ summary: 'Removes the product as the user’s goal.', save: dropGoal })

export const ALL = otherMethods({ PUT, DELETE })
