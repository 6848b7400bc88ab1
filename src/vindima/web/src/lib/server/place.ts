/** Where the tables are: on a server, or in this browser (see `offline`). */

const { engine, docs } = document.documentElement.dataset;

/** True if there is no server: the player is alone at this device. */
export const OFFLINE = engine !== undefined;

/** The guide for people who want to host a server, if the documentation is part of the site. */
export const GUIDE = docs === undefined ? null : `${docs}how-to/host/`;
