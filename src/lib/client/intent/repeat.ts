/** Lets a click or a submit that was held back happen. */
export function repeat(event: Event): void {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter)
  else event.target!.dispatchEvent(new MouseEvent('click', event))
}
