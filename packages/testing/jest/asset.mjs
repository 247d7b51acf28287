/** What a style sheet, picture or font is to a test: its presence, not its content. */
export default 'asset';
