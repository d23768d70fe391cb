/** A step of setting up a new site. */
export interface FirstStep {
  name: 'site' | 'trainings' | 'storefront' | 'rules' | 'shop' | 'people'
  done: boolean
  /** The number of trainings, sections, rules, products or people that the step counts; 0 for the site itself. */
  count: number
  /** Whether the shop is open; true for the other steps. */
  open: boolean
  /** The page of the step; `null` if this version has none. */
  href: string | null
}
