import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { islandModules } from '#server/door/adapter/islandModules.ts'

const chunk = (source: string | null, imports: string[] = []) => ({ type: 'chunk', facadeModuleId: source, imports })
const bundle = {
  'editor.js': chunk('/src/islands/editor/Editor.tsx', ['react.js', 'shared.js']),
  'react.js': chunk(null),
  'shared.js': chunk(null, ['deep.js', 'react.js']),
  'deep.js': chunk(null),
  'client.js': chunk('/node_modules/@astrojs/react/dist/client.js?v=1', ['react.js']),
  'other.js': chunk('/src/islands/other/Other.tsx', ['unneeded.js']),
  'unneeded.js': chunk(null),
  'style.css': { type: 'asset' },
}

test('a page can ask for everything that its island imports, and for what starts it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-modules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const modules = islandModules(['Editor'])
  build(modules, bundle)
  const file = join(folder, 'modules.json')
  await modules.write(pathToFileURL(file))
  const { Editor, ...others } = JSON.parse(readFileSync(file, 'utf8'))
  expect(Editor.toSorted()).toEqual(['/client.js', '/deep.js', '/editor.js', '/react.js', '/shared.js'])
  expect(others).toEqual({})
})

test('the build fails when an island has another name now', () => {
  expect(() => build(islandModules(['Renamed']), bundle)).toThrow('The build has no island Renamed')
})

function build({ plugin }: ReturnType<typeof islandModules>, chunks: object): void {
  const generateBundle: unknown = Reflect.get(plugin, 'generateBundle')
  if (typeof generateBundle !== 'function') throw new Error('The plugin sees no bundle.')
  Reflect.apply(generateBundle, {}, [{}, chunks, false])
}
