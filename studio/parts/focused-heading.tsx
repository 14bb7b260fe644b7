import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what has just appeared: it takes the focus, so that keys and screen readers go on from there. */
export function FocusedHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="focused-heading">
      {children}
    </h2>
  )
}
