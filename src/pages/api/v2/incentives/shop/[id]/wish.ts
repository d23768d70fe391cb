import { otherMethods } from '#server/http/endpoint.ts'
import { unwish, wish } from '#server/shop/wishes/wishes.ts'
import { productMark } from './_productMark.ts'

export const PUT = productMark({
  summary: 'Notifies the user when a sold-out product is back in stock.',
  save: wish,
})

export const DELETE = productMark({ summary: 'Cancels the notification about the stock.', save: unwish })

export const ALL = otherMethods({ PUT, DELETE })
