import { type RefObject, useEffect, useRef } from 'react'

/** A loaded preview reports within this time that it listens; an error page never does. */
const SILENT_MS = 2000

/**
 * Reloads the framed site after every save. A save during loading is applied as soon as the site listens. A page that
 * never listens, such as an error page, is loaded from its address.
 * @param saves how many saves were acknowledged
 * @param url of the framed page
 */
export function useFollowing(frame: RefObject<HTMLIFrameElement | null>, saves: number, url: string | undefined): void {
  const site = useRef({ isListening: false, isLoaded: false, shows: saves })

  useEffect(() => {
    const element = frame.current
    if (!url || !element) return
    let silent: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const { isListening, isLoaded, shows } = site.current
      if (shows === saves || !(isListening || isLoaded)) return
      site.current = { isListening: false, isLoaded: false, shows: saves }
      if (isListening) element.contentWindow?.postMessage('preview:again', new URL(url).origin)
      else element.src = url
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== element.contentWindow || data !== 'preview:listening') return
      site.current.isListening = true
      follow()
    }
    const loaded = () => {
      site.current.isLoaded = true
      silent = setTimeout(follow, SILENT_MS)
    }
    addEventListener('message', hear)
    element.addEventListener('load', loaded)
    follow()
    return () => {
      clearTimeout(silent)
      removeEventListener('message', hear)
      element.removeEventListener('load', loaded)
    }
  }, [frame, saves, url])
}
