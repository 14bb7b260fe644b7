import { farBlockStyle } from './far-blocks.ts'
import css from './site.css?inline'

/** The whole stylesheet, small enough to stand in every page: the first paint waits for no second request. */
export const siteStyle = css + farBlockStyle
