/** Where a field of a form is: its name for people, and how to move the focus to it. */
export interface FieldPlace {
  label: string
  /** The id of its control. */
  id?: string | undefined
  focus(): void
}

/** The fields of a form by their path: `title.ar`. */
export interface FieldPlaces {
  /** Adds a field; returns a function that removes it. */
  add(name: string, place: FieldPlace): () => void
  /** The fields that are on the page. */
  all(): (FieldPlace & { name: string })[]
  /** The field with this path, or the nearest one that contains it. */
  find(name: string): (FieldPlace & { name: string }) | undefined
}

/** One for each form; a name that is added again takes the place of the former field. */
export function createFieldPlaces(): FieldPlaces {
  const places = new Map<string, FieldPlace>()
  return {
    add: (name, place) => {
      places.set(name, place)
      return () => {
        if (places.get(name) === place) places.delete(name)
      }
    },
    all: () => [...places].map(([name, place]) => ({ name, ...place })),
    find: (name) => {
      for (let path = name; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
        const place = places.get(path)
        if (place) return { name: path, ...place }
      }
      return undefined
    },
  }
}
