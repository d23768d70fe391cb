import { expect, test } from 'vitest'
import { createUndoHistory, type UndoHistory } from '#client/undoHistory.ts'

/** Pushes each value a second after the one before. */
function pushAll<Value>(history: UndoHistory<Value>, values: readonly Value[], from = 0): void {
  for (const [place, value] of values.entries()) history.push(value, from + place * 1000)
}

function undoAll(history: UndoHistory<unknown>): void {
  while (history.canUndo()) history.undo()
}

test('each change is a step that can be undone and redone', () => {
  const history = createUndoHistory('')
  expect([history.canUndo(), history.canRedo()]).toEqual([false, false])
  pushAll(history, ['A', 'B'])
  history.undo()
  expect(history.current()).toBe('A')
  history.redo()
  expect(history.current()).toBe('B')
  history.redo()
  expect(history.current()).toBe('B')
  undoAll(history)
  history.undo()
  expect([history.current(), history.canRedo()]).toEqual(['', true])
})

test('changes of one group within half a second of each other are one step', () => {
  const history = createUndoHistory('')
  history.push('A', 1000, 'title')
  history.push('Ab', 1500, 'title')
  history.push('Ab.', 1600, 'text')
  history.push('Abc.', 2101, 'text')
  const undone: string[] = []
  while (history.canUndo()) {
    history.undo()
    undone.push(history.current())
  }
  expect(undone).toEqual(['Ab.', 'Ab', ''])
})

test('changes without a group, and those after an undo, are steps of their own', () => {
  const history = createUndoHistory('')
  history.push('A', 1000)
  history.push('B', 1001)
  history.push('C', 1002, 'title')
  history.undo()
  history.push('D', 1003, 'title')
  history.undo()
  expect(history.current()).toBe('B')
  history.undo()
  expect(history.current()).toBe('A')
})

test('a hundred steps can be undone, and no more', () => {
  const history = createUndoHistory(0)
  pushAll(
    history,
    Array.from({ length: 130 }, (_, place) => place + 1),
  )
  undoAll(history)
  expect(history.current()).toBe(30)
})

test('a new change forgets what could be redone', () => {
  const history = createUndoHistory('')
  pushAll(history, ['A', 'B'])
  history.undo()
  history.push('C', 5000)
  expect(history.canRedo()).toBe(false)
  history.undo()
  expect(history.current()).toBe('A')
})

test('going back to a step forgets those after it; a step that is not known changes nothing', () => {
  const history = createUndoHistory('')
  pushAll(history, ['A', 'B', 'C'])
  expect(history.rewind('A')).toBe(true)
  expect([history.current(), history.canRedo()]).toEqual(['A', false])
  expect(history.rewind('C')).toBe(false)
  expect(history.current()).toBe('A')
})

test('the values of all steps can be replaced, and all but one forgotten', () => {
  const history = createUndoHistory('a')
  pushAll(history, ['b', 'c'])
  history.undo()
  history.rewrite((value) => value.toUpperCase())
  expect(history.current()).toBe('B')
  history.redo()
  expect(history.current()).toBe('C')
  history.restart('D')
  expect([history.current(), history.canUndo(), history.canRedo()]).toEqual(['D', false, false])
})
