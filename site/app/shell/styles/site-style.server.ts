import { farBlockStyle } from './far-blocks.ts'
import css from './site.css?inline'

/** Small enough to inline, so that the first paint waits for no second request. */
export const siteStyle = css + farBlockStyle
