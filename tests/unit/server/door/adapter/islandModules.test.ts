import { expect, test } from 'vitest'
import { islandModules } from '#server/door/adapter/islandModules.ts'

const chunk = (source: string | null, imports: string[] = [], dynamicImports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId: source,
  imports,
  dynamicImports,
  isEntry: source !== null && !source.endsWith('Dialog.tsx'),
})
const bundle = {
  'editor.js': chunk('/src/islands/editor/Editor.tsx', ['react.js', 'shared.js'], ['dialog.js']),
  'dialog.js': chunk('/src/islands/editor/Dialog.tsx', ['shared.js', 'wheel.js']),
  'react.js': chunk(null),
  'shared.js': chunk(null, ['deep.js', 'react.js']),
  'deep.js': chunk(null),
  'wheel.js': chunk(null),
  'store.js': chunk(null),
  'client.js': chunk('/node_modules/@astrojs/react/dist/client.js?v=1', ['react.js']),
  'toasts.js': chunk('/src/islands/toasts/Toasts.tsx', ['react.js', 'store.js']),
  'other.js': chunk('/src/islands/other/Other.tsx', ['wheel.js']),
  'style.css': { type: 'asset' },
}

test('the files of an island are those that load with it, those of its neighbours, and those that nothing else loads', () => {
  const modules = islandModules('Editor', ['Toasts'])
  build(modules, bundle)
  expect(modules.files()).toEqual({
    entry: 'editor.js',
    first: ['editor.js', 'shared.js', 'deep.js'],
    beside: ['client.js', 'toasts.js', 'react.js', 'store.js'],
    alone: ['editor.js', 'shared.js', 'dialog.js', 'deep.js'],
  })
})

test('the build fails when an island has another name now', () => {
  expect(() => build(islandModules('Renamed', []), bundle)).toThrow('The build has no island Renamed')
  expect(() => build(islandModules('Editor', ['Notes']), bundle)).toThrow('The build has no island Notes')
})

function build({ plugin }: ReturnType<typeof islandModules>, chunks: object): void {
  const generateBundle: unknown = Reflect.get(plugin, 'generateBundle')
  if (typeof generateBundle !== 'function') throw new Error('The plugin sees no bundle.')
  Reflect.apply(generateBundle, {}, [{}, chunks, false])
}
