/** The specification fixes these. */
export const depths = { routes: 8, page: 3, widget: 2, menu: 8, footer: 10 } as const
