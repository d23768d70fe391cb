/**
 * The history of the two demo learners, written by hand so that their pages always show the same:
 * the training, how many days ago they enrolled, how many days later they began, and how many days after that they finished.
 */
export interface ScriptedPlan {
  training: string
  days_ago: number
  began_after: number | null
  took: number | null
}

export const scriptedPlans: Readonly<Record<string, readonly ScriptedPlan[]>> = {
  'learner@demo.test': [
    { training: 'handover-that-holds', days_ago: 322, began_after: 0, took: 1 },
    { training: 'first-five-minutes', days_ago: 268, began_after: 11, took: 0 },
    { training: 'think-before-you-click', days_ago: 214, began_after: 2, took: 0 },
    { training: 'a-back-that-lasts', days_ago: 171, began_after: 0, took: 0 },
    { training: 'accessible-by-habit', days_ago: 121, began_after: 1, took: 16 },
    { training: 'honest-feedback', days_ago: 86, began_after: 13, took: 0 },
    { training: 'charts-read-correctly', days_ago: 54, began_after: 3, took: 9 },
    { training: 'letters-patients-understand', days_ago: 33, began_after: 1, took: 5 },
    { training: 'numbers-on-the-ward', days_ago: 19, began_after: 2, took: null },
    { training: 'sql-first-question', days_ago: 12, began_after: 1, took: null },
    { training: 'plain-words', days_ago: 4, began_after: 1, took: null },
    { training: 'the-difficult-e-mail', days_ago: 2, began_after: null, took: null },
  ],
  'learner2@demo.test': [
    { training: 'think-before-you-click', days_ago: 290, began_after: 1, took: 0 },
    { training: 'plain-words', days_ago: 233, began_after: 0, took: 12 },
    { training: 'team-of-many-cultures', days_ago: 118, began_after: 2, took: 20 },
    { training: 'the-story-hour', days_ago: 77, began_after: 0, took: 0 },
    { training: 'first-signs', days_ago: 40, began_after: 9, took: 0 },
    { training: 'a-grant-application-that-convinces', days_ago: 26, began_after: 1, took: null },
    { training: 'accessible-by-habit', days_ago: 9, began_after: 2, took: null },
    { training: 'signs-people-follow', days_ago: 3, began_after: null, took: null },
  ],
}
