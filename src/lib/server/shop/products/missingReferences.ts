import type { Product, ProductChange } from '#shared/contract/products.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import { categoryVocabulary } from '#shared/shop/categories.ts'
import type { Reader } from '../../db/database.ts'

/**
 * Returns a problem for each reference of a product to a category or training that does not exist, or that products of
 * its type do not have.
 */
export async function missingReferences(
  reader: Reader,
  { category, training, type }: Pick<ProductChange, 'category' | 'training'> & Pick<Product, 'type'>,
): Promise<Refused[]> {
  const problems: Refused[] = []
  if (category && !(await isCategory(reader, category))) {
    problems.push({ message: msg('There is no such category.'), path: 'category', code: 'not_found' })
  }
  if (training && type !== 'training') {
    const message = msg('Only a product of the type training has a training.')
    problems.push({ message, path: 'training', code: 'unexpected' })
  } else if (training && !(await isTraining(reader, training))) {
    problems.push({ message: msg('There is no such training.'), path: 'training', code: 'not_found' })
  }
  return problems
}

async function isCategory(reader: Reader, tid: number): Promise<boolean> {
  const term = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('tid')
    .where('tid', '=', tid)
    .where('machine_name', '=', categoryVocabulary)
    .executeTakeFirst()
  return term !== undefined
}

async function isTraining(reader: Reader, id: number): Promise<boolean> {
  return (await reader.selectFrom('trainings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
