import { expect, test } from 'vitest'
import { openThreeSections } from './storyEditor.ts'

test('the texts of a language are removed in a step of their own; the last texts of a section stay', () => {
  const editor = openThreeSections(() => 1_000_000)
  const languages = () => Object.keys(editor.$byId.get().get(2)!.data.content)
  editor.changeContent(2, 'de', { title: 'Fragen' })
  editor.removeContent(2, 'de')
  expect(languages()).toEqual(['en'])
  editor.undo()
  expect(languages()).toEqual(['en', 'de'])
  editor.removeContent(2, 'en')
  editor.removeContent(2, 'de')
  expect(languages()).toEqual(['de'])
})

test('a list that changes in the storefront’s own language changes in the languages with as many entries, in one step', () => {
  const editor = openThreeSections(() => 1_000_000)
  const question = (words: string) => ({ question: words, answer: { type: 'doc', content: [] } })
  editor.changeContent(2, 'en', { items: ['Why?', 'How?'].map(question) })
  editor.changeContent(2, 'de', { items: ['Warum?', 'Wie?'].map(question) })
  const questions = () =>
    Object.values<unknown>(editor.$byId.get().get(2)!.data.content).map((texts) =>
      (texts as { items: { question: string }[] }).items.map((item) => item.question).join(' '),
    )
  editor.arrangeItems(2, 'de', 'items', [1, 0])
  expect(questions()).toEqual(['Why? How?', 'Wie? Warum?'])
  editor.arrangeItems(2, 'en', 'items', [1])
  expect(questions()).toEqual(['How?', 'Warum?'])
  editor.undo()
  expect(questions()).toEqual(['Why? How?', 'Wie? Warum?'])
})
