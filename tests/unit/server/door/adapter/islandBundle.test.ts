import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bundleIsland, joinStyles } from '#server/door/adapter/islandBundle.ts'

const listed = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`

const entry = '_astro/Editor.a1.js'
const built = {
  [entry]: `${listed(['_astro/deep.d4.js', '_astro/page.css', '_astro/dialog.css'])}
    import{store as s}from"./store.b2.js";import{deep as d}from"./deep.d4.js";
    const Editor=()=>[s,d];const later=()=>import("./Dialog.c3.js");const needed=()=>__vite__mapDeps([0,1,2]);
    export{Editor,later,needed};`,
  '_astro/Dialog.c3.js': 'import{deep as d}from"./deep.d4.js";const Dialog=()=>d;export{Dialog};',
  '_astro/deep.d4.js': 'const deep={};export{deep};',
  '_astro/store.b2.js': 'const store={};export{store};',
}
const files = {
  entry,
  first: [entry, '_astro/deep.d4.js'],
  beside: ['_astro/store.b2.js'],
  alone: [entry, '_astro/Dialog.c3.js', '_astro/deep.d4.js'],
}

function folderOf(contents: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-island-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '_astro'))
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(folder, file), text)
  return folder
}

const load = (folder: string, file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)

test('an island is one module with its parts, and shares state only with the other islands of its page', async () => {
  const folder = folderOf({ ...built, 'package.json': '{ "type": "module" }' })
  const island = await bundleIsland(folder, files, ['_astro/page.css'])
  const { Editor, later, needed } = await load(folder, island.entry)
  const { store } = await load(folder, '_astro/store.b2.js')
  const [shared, deep] = Editor()
  expect(shared).toBe(store)
  expect((await later()).Dialog(), 'a part that loads later shares the state of its island').toBe(deep)
  expect(needed(), 'only what the page has not loaded').toEqual(['_astro/dialog.css'])
  expect(island.modules).toHaveLength(3)
  const left = readdirSync(join(folder, '_astro')).map((file) => `_astro/${file}`)
  expect(left).toEqual(expect.arrayContaining(island.modules))
  expect(left).not.toEqual(expect.arrayContaining([expect.stringMatching(/a1|c3|d4/)]))
})

test('a browser reads in the first line of each module of an island that its functions are compiled at once', async () => {
  const folder = folderOf(built)
  await bundleIsland(folder, files, [])
  const modules = readdirSync(join(folder, '_astro')).filter((file) => !file.startsWith('store'))
  const first = modules.map((file) => readFileSync(join(folder, '_astro', file), 'utf8').split('\n', 1)[0])
  expect(new Set(first)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
})

test('the build fails when the list of needed files looks otherwise', async () => {
  const changed = { ...built, [entry]: built[entry].replace('i.map', 'i.flatMap') }
  await expect(bundleIsland(folderOf(changed), files, [])).rejects.toThrow('Vite has changed')
})

test('style sheets are joined in their order, from both folders of the build', async () => {
  const [browser, server] = [folderOf({ 'a.css': '.a{}' }), folderOf({ 'b.css': '.b{}' })]
  const joined = await joinStyles([browser, server], ['b.css', 'a.css'])
  expect(readFileSync(join(browser, joined), 'utf8')).toBe('.b{}\n.a{}')
  const folder = folderOf({ 'c.css': '@import "d.css";' })
  await expect(joinStyles([folder, folder], ['c.css'])).rejects.toThrow('cannot be joined')
  await expect(joinStyles([folder, folder], ['gone.css'])).rejects.toThrow('gone.css')
})
