import type { ProductChange } from '#shared/contract/products.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'

/** Returns a problem for each reference of a product to a category or training that does not exist. */
export async function missingReferences(
  reader: Reader,
  { category, training }: Pick<ProductChange, 'category' | 'training'>,
): Promise<Refused[]> {
  const problems: Refused[] = []
  if (category && !(await isTerm(reader, category))) {
    problems.push({ message: msg('There is no such category.'), path: 'category', code: 'not_found' })
  }
  if (training && !(await isTraining(reader, training))) {
    problems.push({ message: msg('There is no such training.'), path: 'training', code: 'not_found' })
  }
  return problems
}

async function isTerm(reader: Reader, tid: number): Promise<boolean> {
  return (await reader.selectFrom('terms').select('tid').where('tid', '=', tid).executeTakeFirst()) !== undefined
}

async function isTraining(reader: Reader, id: number): Promise<boolean> {
  return (await reader.selectFrom('trainings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
