import { otherMethods } from '#server/http/endpoint.ts'
import { dropGoal, saveFor } from '#server/shop/wishes/goals.ts'
import { noted } from './_noted.ts'

export const PUT = noted({
  summary: 'Makes the product the one that the user saves for, instead of any other.',
  note: saveFor,
})

export const DELETE = noted({ summary: 'The user does not save for the product any more.', note: dropGoal })

export const ALL = otherMethods({ PUT, DELETE })
