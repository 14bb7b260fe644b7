import { useRef, useState } from 'react'

/** `useReducer` with a reference to the newest state, for answers that arrive after the render that requested them. */
export function useLatestReducer<State, Event>(
  reducer: (state: State, event: Event) => State,
  start: State | (() => State),
) {
  const [state, setState] = useState(start)
  const latest = useRef(state)
  function dispatch(event: Event) {
    latest.current = reducer(latest.current, event)
    setState(latest.current)
  }
  return [state, dispatch, latest] as const
}
