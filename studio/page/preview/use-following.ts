import { type RefObject, useEffect, useRef } from 'react'

/**
 * Has the framed site load itself again after every save. What is saved while it loads is asked for as soon as it listens.
 * @param saves How many saves were acknowledged. @param url What the frame shows.
 */
export function useFollowing(frame: RefObject<HTMLIFrameElement | null>, saves: number, url: string | undefined): void {
  const site = useRef({ isListening: false, shows: saves })

  useEffect(() => {
    if (!url) return
    const follow = () => {
      if (!site.current.isListening || site.current.shows === saves) return
      site.current = { isListening: false, shows: saves }
      frame.current?.contentWindow?.postMessage('preview:again', new URL(url).origin)
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data !== 'preview:listening') return
      site.current.isListening = true
      follow()
    }
    addEventListener('message', hear)
    follow()
    return () => removeEventListener('message', hear)
  }, [frame, saves, url])
}
