import { escapedHtml } from '#shared/html.ts'
import type { CompleteLetter } from './completeLetter.ts'
import type { LetterPart } from './letter.ts'
import type { MailBrand, MailColours } from './mailBrand.ts'

const FONTS = "'IBM Plex Sans','IBM Plex Sans Arabic','Segoe UI',Helvetica,Arial,sans-serif"

/**
 * A letter as a page for mail programs: tables, colours in attributes and styles, and nothing that must be loaded. The
 * style sheet only adds the dark colours: without it the mail is whole. The first link is a button.
 */
export function asHtml(letter: CompleteLetter): string {
  const { language, subject, brand, opening, facts, closing, signature } = letter
  const { light } = brand
  const side = brand.direction
  const button = facts.find((part) => typeof part !== 'string')
  const body = [
    ...opening.map((text) => paragraph(text)),
    ...facts.map((part) => drawn(part, part === button, light)),
    ...closing.map((text) => paragraph(text)),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${side}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(subject)}</title>
<style>${darkSheet(brand.dark)}</style>
</head>
<body class="m-page" dir="${side}" style="margin:0;padding:0;background-color:${light.page};color:${light.text}">
<table class="m-page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" dir="${side}" style="background-color:${light.page}">
<tr><td align="center" style="padding:24px 12px">
<table class="m-card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.card}" style="max-width:600px;background-color:${light.card};border:1px solid ${light.line};border-radius:8px;border-collapse:separate;overflow:hidden">
<tr><td class="m-bar" bgcolor="${light.bar}" style="padding:18px 24px;background-color:${light.bar};color:${light.onBar};border-bottom:1px solid ${light.line};font:600 18px/1.4 ${FONTS};text-align:start">${heading(brand)}</td></tr>
<tr><td class="m-text" style="padding:24px;color:${light.text};font:400 16px/1.6 ${FONTS};text-align:start;overflow-wrap:anywhere">
${body.join('\n')}
${signed(signature, light)}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="m-quiet" style="padding:16px 24px;color:${light.quiet};font:400 14px/1.5 ${FONTS};text-align:start"><a class="m-quiet" href="${escapedHtml(brand.href)}" style="color:${light.quiet};text-decoration:underline">${escapedHtml(brand.name)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The name in words, or the logo: where pictures are not shown, its text is. */
function heading({ logo, name, light }: MailBrand): string {
  if (!logo) return escapedHtml(name)
  const { src, alt, width, height } = logo
  return `<img src="${escapedHtml(src)}" alt="${escapedHtml(alt)}" width="${width}" height="${height}" style="display:block;width:${width}px;height:${height}px;border:0;color:${light.onBar};font:600 18px/1.4 ${FONTS}">`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${lines(text)}</p>`
}

function drawn(part: LetterPart, isButton: boolean, { button, onButton, link, quiet }: MailColours): string {
  if (typeof part === 'string') return paragraph(part)
  const [href, label] = [escapedHtml(part.href), escapedHtml(part.label)]
  if (!isButton)
    return `<p style="margin:0 0 16px"><a class="m-link" href="${href}" style="color:${link};text-decoration:underline">${label}</a></p>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr><td class="m-button" bgcolor="${button}" style="background-color:${button};border-radius:6px"><a class="m-on" href="${href}" style="display:inline-block;padding:12px 22px;color:${onButton};font-weight:600;text-decoration:none">${label}</a></td></tr></table>
<p class="m-quiet" style="margin:0 0 20px;color:${quiet};font-size:13px;line-height:1.5;word-break:break-all"><span dir="ltr">${href}</span></p>`
}

function signed(signature: readonly string[], { line, quiet }: MailColours): string {
  if (signature.length === 0) return ''
  return `<div class="m-quiet m-line" style="margin-top:24px;padding-top:16px;border-top:1px solid ${line};color:${quiet};font-size:15px">${signature.map(paragraph).join('')}</div>
`
}

function lines(text: string): string {
  return escapedHtml(text).replaceAll('\n', '<br>')
}

/** Mail programs that turn colours round themselves keep these. */
function darkSheet({ bar, onBar, page, card, text, quiet, line, link, button, onButton }: MailColours): string {
  const rules = [
    `.m-page{background-color:${page}!important;color:${text}!important}`,
    `.m-card{background-color:${card}!important;border-color:${line}!important}`,
    `.m-bar,.m-bar img{background-color:${bar}!important;color:${onBar}!important;border-color:${line}!important}`,
    `.m-text{color:${text}!important}`,
    `.m-quiet{color:${quiet}!important}`,
    `.m-line{border-color:${line}!important}`,
    `.m-link{color:${link}!important}`,
    `.m-button{background-color:${button}!important}`,
    `.m-on{color:${onButton}!important}`,
  ]
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`
}
