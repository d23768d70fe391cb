import { randomBytes } from 'node:crypto'
import { defineMiddleware } from 'astro:middleware'
import { answerFailure } from '#server/http/answer.ts'
import { type CallContext, queryOf } from '#server/http/callContext.ts'
import { requestLanguage } from '#server/http/language.ts'
import { takeRefusal } from '#server/http/leadBack.ts'
import { isFromThisSite } from '#server/http/origin.ts'
import { answerScimFailure } from '#server/http/scim.ts'
import { draftedAppearance } from '#server/brand/appearanceDrafts.ts'
import { createPageTags } from '#server/cache/pageTags.ts'
import { routesBelow } from '#server/http/routesBelow.ts'
import { formatsOf, shownIn, shownSite } from '#server/http/shownSite.ts'
import { clearSessionCookie, readSessionCookie, renewSessionCookie } from '#server/http/sessionCookie.ts'
import { insertsStyles, withStyleNonce } from '#server/http/styleNonce.ts'
import { DISCLAIMER_COOKIE, disclaimerMark, LANGUAGE_COOKIE } from '#server/http/visitorCookies.ts'
import { unreadNotices } from '#server/notices/readNotices.ts'
import { administers } from '#server/people/currentUser.ts'
import { learnerOf, type Visit } from '#server/people/visit.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { organizationAt, siteFor, siteWithDraft } from '#server/site/brandedSite.ts'
import { pickMessages } from '#server/site/languages/pickMessages.ts'
import { type NavigationItem, navigationFor } from '#server/site/navigation.ts'
import { siteTags } from '#server/site/site.ts'
import { countOpenOrders } from '#server/shop/orders/countOpenOrders.ts'
import { trainingPoints } from '#server/points/earning/trainingPoints.ts'
import { admission } from '#shared/access/admission.ts'
import { gates, ungated } from '#shared/access/gates/gates.ts'
import { securityPaths } from '#shared/access/securityPaths.ts'
import { msg } from '#shared/i18n/message.ts'
import { apiBase, loginPath, scimBase } from '#shared/paths.ts'
import { denied } from '#shared/refusal.ts'

/** Opens the request and admits or redirects it by the gates. */
export const onRequest = defineMiddleware(async (context: CallContext, next) => {
  const { locals, request, routePattern: pattern } = context
  // A rewritten request comes here again: its user and language are already known.
  if (!Object.hasOwn(locals, 'site')) {
    const token = await openRequest(context)
    if (!isFromThisSite(request, locals.origin, token)) {
      const foreign = msg('This request came from another site and was not carried out.')
      if (pattern.startsWith(`${apiBase}/`)) return answerFailure(denied(foreign), locals)
      if (pattern.startsWith(`${scimBase}/`)) return answerScimFailure(denied(foreign), locals)
      locals.denial = locals.t(foreign)
      return context.rewrite('/denied')
    }
  }
  const { site, flags, user } = locals
  if (isUngated(pattern)) return next()
  const gate = gates[pattern]
  if (!gate) return context.rewrite('/not-found')
  switch (admission(gate, { features: site.features, flags, signedIn: user !== null })) {
    case 'admit':
      if (request.method === 'GET') {
        locals.refusal ||= takeRefusal(context.cookies, locals.origin)
        if (user) renewSessionCookie(context.cookies, locals.origin)
      }
      return insertsStyles(pattern) ? withStyleNonce(await next(), locals.nonce) : await next()
    case 'not-found':
      return context.rewrite('/not-found')
    case 'login':
      return context.redirect(loginPath(context.url.pathname + context.url.search))
    case 'denied':
      if (user?.needsSecondFactor) return context.redirect(securityPaths.secondFactor)
      return context.redirect('/denied')
  }
})

const isUngated = routesBelow(ungated)

/**
 * Notes the user, the language and the site of a request; returns the session's secret that came with it, valid or not.
 */
async function openRequest(context: CallContext): Promise<string | undefined> {
  const { locals, cookies, routePattern } = context
  const { runtime } = locals
  if (!runtime.clock.isCurrent()) await runtime.clock.sync(locals.arrivedMs)
  const known = runtime.site()
  const published = known instanceof Promise ? await known : known
  const token = readSessionCookie(cookies, locals.origin)
  const now = runtime.now()
  const user =
    (token
      ? await sessionUser(runtime.db, token, now, published.general.timezone, published.signIn.factorNeeded)
      : undefined) ?? null
  if (token && !user) clearSessionCookie(cookies, locals.origin)
  const draft = token && user && administers(user) ? await draftedAppearance(runtime.db.reader, token) : undefined
  const site = draft
    ? siteWithDraft(published, draft)
    : siteFor(published, { origin: locals.origin, organizations: user?.organizations ?? [] })
  const showing = shownSite(site, user?.permissions)
  // To await a value that is already there takes a hundredth of a call.
  const shown = showing instanceof Promise ? await showing : showing
  const { flags } = shown
  const language = requestLanguage(site, {
    user: user?.language ?? null,
    query: queryOf(context)?.get('language'),
    cookie: cookies.get(LANGUAGE_COOKIE)?.value,
  })
  const visit: Visit = {
    user,
    language,
    now,
    siteLanguage: site.general.default_language,
    timeZone: site.general.timezone,
    hostOrganization: organizationAt(published, locals.origin),
  }
  const { direction, t, disclaimer } = shownIn(shown, language)
  const agreed =
    disclaimer === '' || cookies.get(DISCLAIMER_COOKIE)?.value === disclaimerMark(site.general.disclaimer_text)
  let navigation: NavigationItem[] | undefined
  let points: Promise<number> | undefined
  let unread: Promise<number> | undefined
  let waiting: Promise<number> | undefined
  const learner = () => learnerOf(visit)
  const messages: App.Locals['messages'] = (sources) => pickMessages(site.translations(language), sources)
  const shownNavigation = () => (navigation ??= user ? navigationFor({ features: site.features, flags }) : [])
  const balance = async () => {
    if (user && site.features.incentives) points ??= balanceOf(runtime.db.reader, user.uid, now)
    return points ?? null
  }
  const earnsFor: App.Locals['earnsFor'] = (trainings) =>
    trainingPoints(runtime.db.reader, trainings, { ...visit, features: site.features, catalogue: runtime.catalogue })
  const unreadOnce = async () => {
    if (user) unread ??= unreadNotices(runtime.db.reader, user.uid, site.features)
    return unread ?? 0
  }
  const waitingOnce = async (upTo: number) => {
    if (flags.incentives_shop_settings_available) waiting ??= countOpenOrders(runtime.db.reader, upTo)
    return waiting ?? 0
  }
  // One by one, because `Object.assign` takes ten times as long; functions by name, so that they stay young.
  locals.db = runtime.db
  locals.user = user
  locals.visit = visit
  locals.learner = learner
  locals.flags = flags
  locals.language = language
  locals.direction = direction
  locals.t = t
  locals.messages = messages
  locals.format = formatsOf(site, user, language)
  locals.now = now
  locals.nonce = insertsStyles(routePattern) ? randomBytes(16).toString('base64') : ''
  locals.theme = shown.theme
  locals.isDraft = draft !== undefined
  locals.navigation = shownNavigation
  locals.disclaimer = agreed ? '' : disclaimer
  locals.refusal = ''
  locals.points = balance
  locals.earnsFor = earnsFor
  locals.unread = unreadOnce
  locals.waiting = waitingOnce
  locals.page = createPageTags(siteTags)
  // Last: a request with a site is open.
  locals.site = site
  return token
}
