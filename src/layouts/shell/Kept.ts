import {
  type AstroComponentFactory,
  chunkToString,
  createComponent,
  markHTMLString,
  type RenderInstruction,
  renderComponent,
} from 'astro/runtime/server/index.js'
import { cutAtPlaces, filledHtml, type KeptPart, looksLikePlace, placeOf } from '#shared/kept/places.ts'

interface KeptProps<Given, Name extends string> {
  /** Reads only what depends on the site and the language; a test of the architecture holds this. */
  part: (props: Given & Record<Name, string>) => unknown
  locals: App.Locals
  /** The props of the part. They are in the key, so what is personal in them is shown to nobody else. */
  given: Given
  /** Props that differ from page to page. The part writes each as it is, and computes nothing with it. */
  places?: Record<Name, string>
}

/**
 * Draws a part of pages once for all that it depends on: the state of the site, the language and its props. The texts of
 * its places are filled in for each request.
 */
export const Kept = createComponent(((result: Result, props: KeptProps<object, string>) => {
  const { part, locals, given, places = {} } = props
  const facts = JSON.stringify(given)
  const key = `${idOf(part)} ${idOf(locals.site)} ${locals.language} ${facts}`
  const known = locals.runtime.keptParts.find(key)
  if (known) return fill(known, places)
  if (looksLikePlace(facts)) return renderComponent(result, 'Part', part, { ...given, ...places })
  return draw(result, part, given, Object.keys(places)).then((drawn) => {
    locals.runtime.keptParts.keep(key, drawn, bytesOf(drawn))
    return fill(drawn, places)
  })
}) as AstroComponentFactory) as unknown as <Given extends object, Name extends string = never>(
  props: KeptProps<Given, Name>,
) => object

/** The state of a page that Astro renders. */
type Result = Parameters<typeof renderComponent>[0]

const ids = new WeakMap<object, number>()
let lastId = 0

/** A number for a part, or for a state of the site: each change makes a new object. */
function idOf(one: object): number {
  const known = ids.get(one)
  if (known !== undefined) return known
  lastId += 1
  ids.set(one, lastId)
  return lastId
}

async function draw(result: Result, part: unknown, given: object, names: readonly string[]): Promise<KeptPart> {
  const props = { ...given, ...Object.fromEntries(names.map((name) => [name, placeOf(name)])) }
  let html = ''
  const islands = new Map<string, object>()
  const instance = await renderComponent(result, 'Part', part, props)
  await instance.render({
    write(chunk) {
      if (chunk instanceof Response) throw new Error('A part of a page is no answer.')
      if (!isInstruction(chunk)) html += chunkToString(result, chunk)
      else if (chunk.type === 'directive') islands.set(chunk.hydration.directive, chunk)
      else if (chunk.type !== 'maybe-head') throw new Error(`A kept part has no ${chunk.type} of its own.`)
    },
  })
  return { ...cutAtPlaces(html, names), islands: [...islands.values()] }
}

function isInstruction(chunk: object | string): chunk is RenderInstruction {
  return typeof chunk === 'object' && 'type' in chunk
}

/** Text takes two bytes for each character if one of them is not Latin. */
function bytesOf({ start, places }: KeptPart): number {
  return 2 * places.reduce((length, { rest }) => length + rest.length, start.length)
}

function fill({ islands, ...cut }: KeptPart, places: Readonly<Record<string, string>>) {
  return [...islands, markHTMLString(filledHtml(cut, places))]
}
