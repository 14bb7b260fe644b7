/** Levels of items that are asked for below a node, as the specification fixes them. */
export const depths = { routes: 8, page: 3, widget: 2, menu: 8, footer: 10 } as const
