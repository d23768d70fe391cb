import { createElement, type ReactNode, useEffect, useState } from 'react'

/** The tags that the server keeps. A link is only underlined: the text is not there to be used. */
const tags: Readonly<Record<string, string>> = {
  p: 'p',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  em: 'em',
  br: 'br',
  blockquote: 'blockquote',
  code: 'code',
  pre: 'pre',
  hr: 'hr',
  a: 'u',
}

/** A formatted text as it looks. Nothing of its HTML but the known tags becomes part of the page. */
export function FormattedText({ html }: { html: string }) {
  // Only a browser parses HTML.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!isLive) return null
  return <>{nodesOf(new DOMParser().parseFromString(html, 'text/html').body)}</>
}

function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    const tag = tags[node.nodeName.toLowerCase()]
    if (tag === undefined) return null
    const inner = nodesOf(node)
    return inner.length === 0 ? createElement(tag, { key: index }) : createElement(tag, { key: index }, inner)
  })
}
