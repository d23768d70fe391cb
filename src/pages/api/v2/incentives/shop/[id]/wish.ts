import { otherMethods } from '#server/http/endpoint.ts'
import { unwish, wish } from '#server/shop/wishes/wishes.ts'
import { noted } from './_noted.ts'

export const PUT = noted({
  summary: 'The user is told when the product, which is sold out, is back.',
  note: wish,
})

export const DELETE = noted({ summary: 'The user does not want to be told any more.', note: unwish })

export const ALL = otherMethods({ PUT, DELETE })
