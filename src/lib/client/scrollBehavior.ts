/** How the page scrolls on its own: smoothly, except for users who want less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'auto'
}
