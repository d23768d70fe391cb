import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { touch } from '#server/cache/clock.ts'
import { fold } from '#shared/fold.ts'
import { wordsOfQuestion, wordsOfText } from '#server/catalogue/search/words.ts'
import { titleKey } from '#server/catalogue/save/titleKey.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { deleteTraining, add, addTerm, course, searching } from '../catalogue.ts'

describe('every script', () => {
  const found: [question: string, title: string][] = [
    ['الخوارزميات', 'سلسلة خوارزميات وحل المشاكل'],
    ['خوارزميّات', 'مدخل إلى الخوارزميات'],
    ['مقدمه', 'مُقَدِّمَة في علوم الحاسب'],
    ['ادارة', 'إدارة الوقت'],
    ['מבוא', 'מָבוֹא לתכנות בשפת C++'],
    ['תכנות', 'מבוא לתכנות ועיבוד נתונים'],
    ['प्रोग्रामिंग', 'हिन्दी में प्रोग्रामिंग'],
    ['फोन', 'फ़ोन की मरम्मत'],
    ['入门', 'Linux 教程 从入门到精通'],
    ['算法', '数据结构与算法'],
    ['入門', 'Pythonプログラミング入門'],
    ['ｶﾀｶﾅ', 'カタカナの読み方'],
    ['프로그래밍', '파이썬 프로그래밍 강의'],
    ['โปรแกรม', 'เขียนโปรแกรมเบื้องต้น'],
    ['lap trinh', 'Lập trình hướng đối tượng'],
    ['STRASSE', 'Straße und Łódź'],
    ['٣', 'Level 3'],
    ['nodejs', 'Node.js for beginners'],
    ['C#', 'C# in depth'],
    ['pyhton', 'Python for everyone'],
    ['algoritms', 'Algorithms, part one'],
    ['kubernates', 'Docker and Kubernetes'],
    ['progr', 'Programming'],
    ['phyton', 'Python for everyone'],
    ['datascience', 'Science of data'],
    ['Pythonkurs', 'Kurs: Python'],
  ]
  test.each(found)('%s finds “%s”', async (question, title) => {
    const db = await freshDatabase()
    await add(db, course(title, { language: 'mul' }))
    for (const other of ['Watercolour', 'البستنة', '园艺', 'בישול', 'C and Go']) await add(db, course(other))
    expect(await searching(db).titles(question)).toEqual([title])
  })

  test('any word of a text finds it again, and folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        const filed = new Set(wordsOfText(text))
        for (const word of wordsOfQuestion(text)) expect(filed).toContain(word)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('ranking', () => {
  test('a word in the title counts for more than in the summary, a whole word more than a begun or a misspelt one', async () => {
    const db = await freshDatabase()
    await add(db, course('Cooking', { summary: 'Like gardening, but warmer.' }))
    await add(db, course('Gardening'))
    await add(db, course('Gardenings of the world'))
    await add(db, course('Gardeming'))
    const found = await searching(db).titles('gardening')
    expect(found[0]).toBe('Gardening')
    expect(found.at(-1)).toBe('Gardeming')
    expect(found.indexOf('Cooking')).toBeLessThan(found.indexOf('Gardeming'))
  })

  test('all words are wanted; only where nothing has them all, some are enough', async () => {
    const db = await freshDatabase()
    await add(db, course('SQL for people who ask'))
    await add(db, course('SQL'))
    const { search, titles } = searching(db)
    expect(await titles('sql people')).toEqual(['SQL for people who ask'])
    expect((await titles('sql zebra')).sort()).toEqual(['SQL', 'SQL for people who ask'])
    expect((await search.search('sql people')).close).toBe(false)
    expect((await search.search('sql zebra')).close).toBe(true)
  })

  test('similar hits name the word that they hold instead of the word as typed', async () => {
    const db = await freshDatabase()
    await add(db, course('Leadership for people'))
    const { search } = searching(db)
    expect(await search.search('leadershp people')).toMatchObject({
      close: true,
      corrections: [{ typed: 'leadershp', instead: ['leadership'] }],
    })
    expect((await search.search('people leader')).corrections).toEqual([])
    expect((await search.search('zebra')).corrections).toEqual([])
  })

  test('a word that no training has is read as two words, or as the most frequent word that it may mean', async () => {
    const db = await freshDatabase()
    for (const title of ['Python', 'Python again', 'Phaeton', 'Data about science']) await add(db, course(title))
    const { search, titles } = searching(db)
    expect(await titles('phyton')).toEqual(['Python', 'Python again'])
    expect(await search.search('phyton')).toMatchObject({
      close: true,
      corrections: [{ typed: 'phyton', instead: ['python'] }],
    })
    expect(await search.search('datascience')).toMatchObject({
      close: true,
      corrections: [{ typed: 'datascience', instead: ['data', 'science'] }],
    })
    expect(await titles('dataabout science')).toEqual(['Data about science'])
    // Both words are there, but no training has them together.
    expect(await titles('phaetonpython')).toEqual([])
  })

  test('among equals the reader’s language comes first', async () => {
    const db = await freshDatabase()
    await add(db, course('Python', { language: 'de' }))
    await add(db, course('Python', { language: 'ar' }))
    const { search } = searching(db)
    const first = async (language: string) => (await search.search('python', { language })).best(1000)[0]?.id
    expect(await first('de')).toBe(1)
    expect(await first('ar')).toBe(2)
  })

  test('a training that is described in the reader’s language comes after those held in it, before all others', async () => {
    const db = await freshDatabase()
    const text = { title: 'Python', summary: '', description: '' }
    const described = await add(db, course('', { texts: { en: text, de: text } }))
    const english = await add(db, course('Python'))
    const german = await add(db, course('Python', { language: 'de' }))
    const { search } = searching(db)
    const found = async (language: string) =>
      (await search.search('python', { language })).best(1000).map(({ id }) => id)
    expect(await found('de')).toEqual([german, described, english])
    expect(await found('de-AT')).toEqual([german, described, english])
    expect((await found('en')).at(-1)).toBe(german)
  })

  test('a title that holds the word beats the reader’s language in a summary', async () => {
    const db = await freshDatabase()
    await add(db, course('Kochen', { language: 'de', summary: 'Nicht ganz wie Python.' }))
    const titled = await add(db, course('Python'))
    const { search } = searching(db)
    expect((await search.search('python', { language: 'de' })).best(1000)[0]?.id).toBe(titled)
  })

  test('providers, topics above a term and all languages are searched, too', async () => {
    const db = await freshDatabase()
    const above = await addTerm(db, 'topic', 'Databases', { ar: 'قواعد البيانات' })
    const below = await addTerm(db, 'topic', 'NoSQL', { parent: above })
    const texts = {
      en: { title: 'Documents', summary: '', description: '' },
      ar: { title: 'الوثائق', summary: 'خزن', description: '' },
    }
    await add(db, course('', { texts, terms: [below], provider: 'Riverside Hospital' }))
    const { titles } = searching(db)
    for (const question of ['riverside', 'nosql', 'databases', 'قواعد', 'وثائق', 'خزن']) {
      expect(await titles(question), question).toEqual(['Documents'])
    }
  })

  test.each(['', '   ', '…', '"', '((', '\u0000', 'x'.repeat(200), '*'])(
    '%j is answered without complaint',
    async (question) => {
      const db = await freshDatabase()
      await add(db, course('Anything'))
      const found = await searching(db).search.search(question)
      expect(found.best(1000)).toEqual([])
    },
  )
})

describe('freshness', () => {
  test('what is saved, renamed, unpublished or deleted is so in the next search', async () => {
    const db = await freshDatabase()
    const topic = await addTerm(db, 'topic', 'Cooking')
    const { titles } = searching(db)
    expect(await titles('soup')).toEqual([])

    const id = await add(db, course('Soup', { terms: [topic] }))
    expect(await titles('soup')).toEqual(['Soup'])

    const save = (given: Parameters<typeof course>[1], title = 'Broth') =>
      db.transact((tx) => saveTraining(tx, { id, training: course(title, { terms: [topic], ...given }) }, new Date()))
    await save({})
    expect(await titles('soup')).toEqual([])
    expect(await titles('broth')).toEqual(['Broth'])

    await db.transact(async (tx) => {
      await tx.updateTable('terms').set({ name: 'Baking' }).where('tid', '=', topic).execute()
      await touch(tx, ['terms'])
    })
    expect(await titles('cooking')).toEqual([])
    expect(await titles('baking')).toEqual(['Broth'])

    await save({ published: false })
    expect(await titles('broth')).toEqual([])
    await save({})
    expect(await titles('broth')).toEqual(['Broth'])
    await db.transact((tx) => deleteTraining(tx, id))
    expect(await titles('broth')).toEqual([])
  })

  test('a change made while the index is being built or caught up is not lost', async () => {
    const db = await freshDatabase()
    for (let n = 0; n < 300; n++) await add(db, course(`Lesson ${n}`))
    const { search } = searching(db)
    const early = search.search('unicorn')
    await add(db, course('Unicorn'))
    const late = await Promise.all([search.search('unicorn'), search.search('lesson'), search.search('unicorn')])
    expect(late.map((found) => found.best(1000).length)).toEqual([1, 300, 1])
    await early
    expect(search.size).toBe(301)
  })
})

test('titles sort by what a reader reads first', () => {
  const sorted = ['Zebra', 'level 10', 'The ant', 'Level 2', '«Émile»', 'دروس', 'البستنة'].sort((a, b) =>
    titleKey(a) < titleKey(b) ? -1 : 1,
  )
  expect(sorted).toEqual(['The ant', '«Émile»', 'Level 2', 'level 10', 'Zebra', 'البستنة', 'دروس'])
})
