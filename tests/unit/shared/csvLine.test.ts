import { expect, test } from 'vitest'
import { csvLine } from '#shared/csvLine.ts'

test('cells are quoted if they hold a comma, a quote or a line break', () => {
  expect(csvLine(['a', 'b, c', 'say "hi"', 'two\nlines', '', null, -5])).toBe(
    'a,"b, c","say ""hi""","two\nlines",,,-5\r\n',
  )
})

test('text that begins like a formula gets an apostrophe; numbers stay', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', 'a=1', -1])).toBe(
    `'=1+1,'+1,'-1,'@sum,'\tx,"'\rx",a=1,-1\r\n`,
  )
})

test('a formula gets an apostrophe where a program with another separator finds the beginning of a cell', () => {
  expect(csvLine(['x;=1+1;', 'a;b', 'x\t+1', '1\n-2\r@3', '\n=1'])).toBe(
    `x;'=1+1;,a;b,x\t'+1,"1\n'-2\r'@3","\n'=1"\r\n`,
  )
  expect(csvLine(['＝1+1', 'x;＠sum', '＋1', 'a－1'])).toBe(`'＝1+1,x;'＠sum,'＋1,a－1\r\n`)
})
