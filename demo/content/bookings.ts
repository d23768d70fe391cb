interface DemoBooking {
  /** The number of people who book it, among those who are enrolled in the training. */
  people: number
  /** Whether the learner of the demo books it after them. */
  learner?: true
}

/** The bookings of each training's scheduled sessions, the earliest session first. */
export const demoBookings: Readonly<Record<string, readonly DemoBooking[]>> = {
  'honest-feedback': [{ people: 9 }, { people: 11 }, { people: 12, learner: true }],
  'first-five-minutes': [{ people: 7 }, { people: 10 }, { people: 2, learner: true }],
  'meetings-worth-the-hour': [{ people: 8 }, { people: 9 }, { people: 3 }, { people: 4 }],
  'the-difficult-e-mail': [{ people: 0, learner: true }],
  'dashboard-clinic': [{ people: 5 }, { people: 4 }],
  'signs-people-follow': [{ people: 5 }],
  'forklift-refresher': [{ people: 4 }],
  'first-signs': [{ people: 2 }, { people: 1 }, { people: 1 }],
  'walk-the-service': [{ people: 2 }],
}
