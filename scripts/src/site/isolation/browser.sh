#!/bin/sh
# Puts the arguments that Playwright starts it with behind a command line (smoke-browser.ts).
eval "exec $COMMAND \"\$@\""
