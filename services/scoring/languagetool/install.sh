#!/usr/bin/env bash
# Brings LanguageTool for English from Maven Central (about 66 MB) and compiles the program that runs it: install.sh FOLDER
# Needs Maven and Java 17. Does nothing where it was done before.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?the folder to install into}
if [[ -f $folder/LanguageToolProcess.class && ! $here/pom.xml -nt $folder/LanguageToolProcess.class && ! $here/LanguageToolProcess.java -nt $folder/LanguageToolProcess.class ]]; then exit 0; fi
mkdir -p "$folder"
echo "bringing LanguageTool from Maven Central (about 66 MB, once)"
mvn --batch-mode --no-transfer-progress --quiet --file "$here/pom.xml" dependency:copy-dependencies \
  "-DoutputDirectory=$folder/jars" -DincludeScope=runtime
java -cp "$folder/jars/*" org.eclipse.jdt.internal.compiler.batch.Main -17 -nowarn -cp "$(echo "$folder"/jars/*.jar | tr ' ' ':')" \
  -d "$folder" "$here/LanguageToolProcess.java"
